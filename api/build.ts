import { relative, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

// `node api/build.ts` bundles the server into one file. A start then need not find, read and strip a thousand modules.
const api = fileURLToPath(new URL('.', import.meta.url))

/** Resolves `import.meta.url` to the source file, because modules load files beside their source. */
const knowsItsSource: Plugin = {
  name: 'knows-its-source',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null
    const source = JSON.stringify(relative(join(api, 'dist'), id))
    return { code: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`), map: null }
  },
}

await build({
  configFile: false,
  root: api,
  logLevel: 'warn',
  plugins: [knowsItsSource],
  // Bundles packages with many small modules. Packages with native parts or with files beside them stay external.
  ssr: { noExternal: ['kysely', 'zod', 'cockatiel', 'csv-parse', 'otpauth', 'aws4fetch', 'saxes'] },
  build: {
    outDir: 'dist',
    ssr: 'src/main.ts',
    target: 'node22',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
  },
})
