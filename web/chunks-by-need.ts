import { fileURLToPath } from 'node:url'

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Context = { getModuleInfo(id: string): Module | null }

const at = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url))

/** Everything these files stand on, themselves among it. */
function neededBy(files: Iterable<string>, context: Context, found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    neededBy(context.getModuleInfo(file)?.importedIds ?? [], context, found)
  }
  return found
}

const frame = ['app/signed-in/signed-in-layout.tsx', 'app/signed-in/signed-in-pages.ts'].map(at)
const form = at('features/applying/applying.tsx')
/** Whoever draws this draws a form of any service. */
const anyForm = at('fields/inputs.ts')
/** Opened after every log-in, by everybody: they carry nothing for others. */
const first = [
  'features/dashboard/dashboard-page.tsx',
  'features/profile/profile-page.tsx',
  'features/profile/change-password-page.tsx',
].map(at)

/**
 * On a weak line a file costs half a second before its first letter comes, and only six come at a time. So what everybody behind the
 * log-in needs is one file (`frame`), what a form of any service needs besides is another (`form`), and what it has in common with
 * lighter pages a third (`pieces`). Pages before the log-in, and the first ones after it, share none of this.
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
  for (const file of neededBy([form], context)) if (!everybodys.has(file)) chunks.set(file, light.has(file) ? 'pieces' : 'form')
  for (const file of neededBy(frame, context)) chunks.set(file, 'frame')
  // The list of pages stays what it is: by its own imports the server finds what to preload.
  for (const file of [...before, ...frame]) chunks.delete(file)
  return chunks
}

let known: Map<string, string> | undefined
export const chunkByNeed = (file: string, context: Context): string | null => (known ??= chunksOf(context)).get(file) ?? null
