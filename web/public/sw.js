// Keeps the client itself at hand, so that it opens without the room; what happens at tables is never kept.
const CACHE = 'doubloon-1'
const SHELL = '/'
const MOST = 200

self.addEventListener('install', (event) => event.waitUntil(renew().catch(() => {}).then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request)) // their names change with their content
  else if (/^\/api\/v1\/games\/[a-z0-9-]+\/sheet$/.test(pathname)) event.respondWith(fresh(request))
  else if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(async () => (await caches.match(SHELL)) ?? Response.error()))
    event.waitUntil(renew().catch(() => {}))
  }
})

/** The page everything begins with; asked for without cookies, it is always the client's. */
async function renew() {
  const answer = await fetch(SHELL, { credentials: 'omit', cache: 'no-cache' })
  if (answer.ok) await (await caches.open(CACHE)).put(SHELL, answer)
}

async function kept(request) {
  return (await caches.match(request)) ?? fresh(request)
}

/** From the room, and kept; from the cache where the room cannot be reached. */
async function fresh(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) {
      const cache = await caches.open(CACHE)
      await cache.put(request, answer.clone())
      const keys = await cache.keys()
      for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) if (new URL(old.url).pathname !== SHELL) await cache.delete(old)
    }
    return answer
  } catch (error) {
    const found = await caches.match(request)
    if (found) return found
    throw error
  }
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
}
