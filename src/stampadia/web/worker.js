// What the browser keeps of the pages, so that they open without a line: their own files, all of one
// version. Whatever is asked of a match, a day or a face goes past it.
// The server writes VERSION and FILES above this line.
// @ts-nocheck: the types are those of a page, and this is no page

const ASIDE = /^\/(api|faces|healthz|metrics|schema)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const others = caches.keys().then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || ASIDE.test(pathname)) return;
  // the server comes first, so that nobody plays with the page of another version
  const kept = () => caches.match(request.mode === "navigate" ? "/" : pathname).then((found) => found ?? Response.error());
  event.respondWith(fetch(request).catch(kept));
});
