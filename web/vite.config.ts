import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { stripSchemas } from './strip-schemas.ts'

/**
 * Strips zod schemas, access rules and messages from the domain modules in the browser bundle: a contract needs only
 * its method and path there. Zod alone weighs 10 KB.
 */
const domainWithoutSchemas: Plugin = {
  name: 'domain-without-schemas',
  enforce: 'pre',
  transform: {
    filter: {
      id: [
        /\/domain\/src\/(?:http|language|engine\/(?:conditions|definition|fields)|identity\/access)\/[\w-]+\.ts$/,
        /\/domain\/src\/.+(?:-contracts|-schemas|status-query|public-page-data)\.ts$/,
      ],
    },
    handler(code) {
      return stripSchemas(code, this.parse(code, { lang: 'ts' })).replace(
        `import * as z from 'zod/mini'`,
        `import { schemaStub as z } from '@wewb/web/lib/api-client/schema-stub.ts'`,
      )
    },
  },
}

/** Chunks that every page has loaded before a lazy import runs: they are left out of the preload lists. */
const isOnEveryPage =
  /\/(react|base|preload|rolldown-runtime|register-service-worker|start-service-worker)-[\w-]{8}\.js$/

/** Configuration shared by both bundles; `build.ts` adds the differences. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    domainWithoutSchemas,
    react(),
    tailwindcss(),
    // React Aria takes its strings from src/lib/i18n/aria-strings.ts; its thirty built-in locales are removed.
    optimizeLocales.vite({ locales: [] }),
  ],
  build: {
    target: 'es2022',
    // The content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => !isOnEveryPage.test(file)),
    },
  },
})
