/** Entries of the client build; the manifest lists the output files under these names. */
export const publicEntry = 'src/app/entry-public.ts'
export const appEntry = 'src/app/entry-client.tsx'
/** Built separately and loaded first on the page of a form step. */
export const formStepEntry = 'src/app/entry-form-step.ts'
/** Module that renders the form of a service; loaded when the URL has `?step=`. */
export const formSource = 'src/casework/applying/service-applicant-pages.tsx'
export const serviceWorkerEntry = 'src/worker/service-worker.ts'
export const publicStylesheet = 'src/components/styles/public.css'
/** Pages that are not in the entry are listed in one of these modules. */
export const pageLists = ['public', 'standalone', 'signed-in'].map((layout) => `src/app/${layout}/${layout}-pages.ts`)
