import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const room = process.env.DOUBLOON_ROOM ?? 'http://127.0.0.1:8000'
// The room refuses pages of other origins: its own address stands in for that of the development server.
const proxy = {
  '/api': {
    target: room,
    ws: true,
    changeOrigin: true,
    rewriteWsOrigin: true,
    headers: { origin: room },
  },
}

/** As the room sends it: what it forbids shall be seen here too. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export default defineConfig({
  base: '/',
  plugins: [svelte()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the room's content security policy allows nothing inline
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy, headers: { 'Content-Security-Policy': policy } },
})
