import { relative, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

// `node api/build.ts` makes one file of the server: a thousand modules less to find, read and strip at each start.
const api = fileURLToPath(new URL('.', import.meta.url))

/** What a module looks for beside itself still lies beside its source. */
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
  // What is many small modules is taken in, so far as it is used; what has native parts or looks for files beside
  // itself stays outside.
  ssr: { noExternal: ['kysely', 'zod', 'cockatiel', 'csv-parse', 'otpauth', 'aws4fetch', 'saxes'] },
  build: {
    outDir: 'dist',
    ssr: 'src/main.ts',
    target: 'node22',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
  },
})
