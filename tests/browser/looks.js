// What is wrong with what can be seen; put into the page by looks.py.
window.looks = (() => {
  const WRONG = /\bweb-[a-z][a-z0-9-]*|\{\s*\$|\{\s*NUMBER|\bundefined\b|\bNaN\b|\[object /;
  const SHORTEST_NAME = 48;
  const root = document.documentElement;

  function missingText() {
    const seen = [document.title, document.body.innerText];
    const names = ["aria-label", "title", "placeholder", "alt"];
    for (const one of document.querySelectorAll(names.map((name) => `[${name}]`).join()))
      for (const name of names) seen.push(one.getAttribute(name) ?? "");
    return seen.flatMap((text) => text.split("\n")).filter((text) => WRONG.test(text));
  }

  const named = (one) => `${one.tagName.toLowerCase()}.${one.classList[0] ?? ""} “${one.textContent.trim().slice(0, 40)}”`;
  const canScroll = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX);
  const isInScroller = (one) => one !== null && (canScroll(one) || isInScroller(one.parentElement));
  const holdsText = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const isShown = (one) => {
    const box = one.getBoundingClientRect();
    return one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box.width > 1 && box.height > 1;
  };

  function faultsOf(one) {
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    const faults = [];
    const isClamped = style.webkitLineClamp !== "none" && one.clientWidth >= SHORTEST_NAME;
    // The dots of a line that is the last one shown may stick out of it.
    const isDotted = isClamped && one.scrollHeight > one.clientHeight;
    const isShortened = isDotted || (style.textOverflow === "ellipsis" && one.clientWidth >= SHORTEST_NAME);
    const isBox = one instanceof HTMLElement && style.display !== "inline" && !canScroll(one);
    if (isBox && one.scrollWidth > one.clientWidth + 1 && !isShortened)
      faults.push(`cut off: ${named(one)} ${one.scrollWidth} > ${one.clientWidth}`);
    if (isBox && /hidden|clip/.test(style.overflowY) && !isClamped && one.scrollHeight > one.clientHeight + 2)
      faults.push(`cut off below: ${named(one)}`);
    if ((box.right > root.clientWidth + 1 || box.left < -1) && !isInScroller(one))
      faults.push(`beside the page: ${named(one)}`);
    return faults;
  }

  function cutOffText() {
    const texts = [...document.querySelectorAll("body *")].filter((one) => holdsText(one) && isShown(one));
    const isTooWide = root.scrollWidth > root.clientWidth;
    return [
      ...(isTooWide ? [`the page is ${root.scrollWidth} wide, the window ${root.clientWidth}`] : []),
      ...texts.flatMap(faultsOf),
    ];
  }

  async function violations(tags) {
    // experimental: takes the digit of a key on a card for a part of its name
    const rules = { "label-content-name-mismatch": { enabled: false } };
    const found = await axe.run(document, { runOnly: tags, rules, resultTypes: ["violations"] });
    const faults = found.violations.flatMap((rule) => rule.nodes.map((node) => ({ rule, node })));
    const real = [];
    for (const { rule, node } of faults)
      if (rule.id !== "target-size" || (await isSmallInSight(node.target[0])))
        real.push(`${rule.id}: ${node.target.join(" ")} (${node.any[0]?.message ?? rule.help})`);
    return real;
  }

  /** Whether a target is too small even when nothing that stays in place lies over it. */
  async function isSmallInSight(selector) {
    document.querySelector(selector)?.scrollIntoView({ block: "center" });
    const found = await axe.run({ include: [selector] }, { runOnly: { type: "rule", values: ["target-size"] } });
    return found.violations.length > 0;
  }

  return { missingText, cutOffText, violations };
})();
