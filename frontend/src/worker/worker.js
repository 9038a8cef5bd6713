/**
 * The service worker: it keeps the page, so that it opens without a network.
 *
 * A page comes from the server whenever that can be reached, so no old one meets a new server. What the
 * server answers to requests is never kept, and neither is anything behind a # (browsers do not send it).
 */

const BUILD = __BUILD__;
const FILES = __FILES__;
const SHELL = "/";
const NAME = `sushibar-${BUILD}`;

self.addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate" && isScreen(pathname)) event.respondWith(fetch(event.request).catch(() => kept(SHELL)));
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname).then((file) => file ?? fetch(event.request)));
});

/** Whether the page shows something at an address: neither data nor documentation. */
function isScreen(pathname) {
  return !pathname.startsWith("/api/") && !pathname.startsWith("/docs");
}

async function keep() {
  const cache = await caches.open(NAME);
  await cache.addAll([SHELL, ...FILES]);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("sushibar-") && name !== NAME).map((name) => caches.delete(name)));
}

async function kept(pathname) {
  return (await caches.open(NAME)).match(pathname);
}
