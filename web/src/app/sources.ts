/** What the client build starts from; the manifest knows the finished files by these names. */
export const publicEntry = 'src/app/entry-public.ts'
export const appEntry = 'src/app/entry-client.tsx'
/** Alone and first on the page of a step. */
export const earlyEntry = 'src/app/entry-early.ts'
/** What the form of a service is written with; `?step=` in the address asks for it. */
export const formSource = 'src/features/applying/applying.tsx'
export const workerEntry = 'src/worker/portal-worker.ts'
export const lightSheet = 'src/ui/light.css'
/** Pages that are not in the entry stand in one of these lists. */
export const pageLists = ['public', 'standalone', 'signed-in'].map((layout) => `src/app/${layout}/${layout}-pages.ts`)
