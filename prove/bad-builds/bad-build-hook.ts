import { registerHooks } from 'node:module'
import { spoil } from './bad-build.ts'
import { badBuilds } from './bad-builds.ts'

// Loaded before the portal by run-bad-builds.ts alone (`node --import`).
const asked = process.env['PROVE_BAD_BUILD']
const build = badBuilds.find(({ id }) => id === asked)
if (!build) throw new Error(`There is no bad build «${asked}».`)
const address = new URL(`../../${build.file}`, import.meta.url).href

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context)
    if (url !== address || !loaded.source) return loaded
    return { ...loaded, source: spoil(build, Buffer.from(loaded.source as Uint8Array).toString()) }
  },
})
