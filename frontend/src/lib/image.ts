/** Pictures of our own as files: drawn as SVG, handed on as PNG. */

/** An SVG with the colours that the page has now: alone it would not know them. */
export function coloured(svg: string, valueOf: (variable: string) => string): string {
  return svg.replaceAll(/var\((--[\w-]+)\)/g, (_, variable: string) => valueOf(variable).trim());
}

function colourNow(variable: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(variable);
}

/** The PNG of an SVG that says how large it is. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(coloured(svg, colourNow))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}

/** Hand a picture on by the share sheet where there is one for files, else save it. */
export async function handOn(picture: Blob, name: string, words: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  const what = { files: [file], text: words };
  if (navigator.canShare?.(what)) {
    await navigator.share(what).catch(() => undefined); // nobody took it
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Text as it stands in an SVG. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
