/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { early } from './tools/early.ts'
import { keep } from './tools/keep.ts'
import { rules } from './tools/rules.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const COMPONENTS = ['src/**/[A-Z]*.test.ts']
const server = process.env.VEILLEE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), rules(), early(), keep()],
  resolve: { conditions: ['browser'], alias: { '@repo': root } },
  server: {
    port: 5173,
    fs: { allow: [root] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // Scripts name one another from where they are, so that the page may live in any folder.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'js' ? { relative: true } : `/${file}`),
  },
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 800, // three.js, loaded for one game only
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // A component's test draws and listens, so it has a page of its own; all others share one, which is made once.
  test: {
    environment: 'happy-dom',
    projects: [
      { extends: true, test: { name: 'components', include: COMPONENTS } },
      {
        extends: true,
        test: { name: 'modules', include: ['{src,tools}/**/*.test.ts'], exclude: COMPONENTS, isolate: false },
      },
    ],
  },
})
