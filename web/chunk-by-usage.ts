import { fileURLToPath } from 'node:url'

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Context = { getModuleInfo(id: string): Module | null }

const at = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url))

/** Collects the transitive imports of these files, including the files themselves. */
function neededBy(files: Iterable<string>, context: Context, found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    neededBy(context.getModuleInfo(file)?.importedIds ?? [], context, found)
  }
  return found
}

const frame = ['app/signed-in/signed-in-layout.tsx', 'app/signed-in/signed-in-pages.ts'].map(at)
const form = at('casework/applying/service-applicant-pages.tsx')
/** A page that imports this module renders a form of any service. */
const anyForm = at('form-engine/fields/inputs.ts')
/** Pages opened right after login by every user: they must carry no code for other pages. */
const first = [
  'reporting/dashboard/dashboard-page.tsx',
  'identity/profile/profile-page.tsx',
  'identity/profile/change-password-page.tsx',
].map(at)

/**
 * Groups modules into chunks by the pages that use them. On a slow connection a file costs half a second of latency,
 * and only six load in parallel. The modules of every signed-in page form one chunk (`frame`), the additional modules
 * of any service form another (`form`), and those it shares with lighter pages a third (`pieces`). Public pages and the
 * first pages after login share none of these chunks.
 */
function chunksOf(context: Context): Map<string, string> {
  const loadedBy = (file: string) => [...(context.getModuleInfo(at(file))?.dynamicallyImportedIds ?? [])]
  const isLight = (page: string) => !neededBy([page], context).has(anyForm)
  const loadedBefore = ['app/pages.tsx', 'app/public/public-pages.ts', 'app/standalone/standalone-pages.ts']
    .flatMap(loadedBy)
    .filter((file) => !frame.includes(file) && isLight(file))
  const before = neededBy([...['app/entry-public.ts', 'app/entry-client.tsx'].map(at), ...loadedBefore], context)
  const light = neededBy(loadedBy('app/signed-in/signed-in-pages.ts').filter(isLight), context)
  const everybodys = neededBy(first, context)
  const chunks = new Map<string, string>()
  for (const file of neededBy([form], context))
    if (!everybodys.has(file)) chunks.set(file, light.has(file) ? 'pieces' : 'form')
  for (const file of neededBy(frame, context)) chunks.set(file, 'frame')
  // The list of pages stays in its own chunk: the server reads its imports to find the files to preload.
  for (const file of [...before, ...frame]) chunks.delete(file)
  return chunks
}

let cached: Map<string, string> | undefined
export const chunkByUsage = (file: string, context: Context): string | null =>
  (cached ??= chunksOf(context)).get(file) ?? null
