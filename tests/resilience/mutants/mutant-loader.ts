import { projectRoot } from '#project-root.ts'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { registerHooks } from 'node:module'
import { applyMutation } from './mutant.ts'
import { mutants } from './mutants.ts'

// Loaded before the portal by run-mutants.ts only (`node --import`).
const mutantId = process.env['MUTANT']
const mutant = mutants.find(({ id }) => id === mutantId)
if (!mutant) throw new Error(`unknown mutant «${mutantId}»`)
const address = pathToFileURL(join(projectRoot, mutant.file)).href

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context)
    if (url !== address || !loaded.source) return loaded
    return { ...loaded, source: applyMutation(mutant, Buffer.from(loaded.source as Uint8Array).toString()) }
  },
})
