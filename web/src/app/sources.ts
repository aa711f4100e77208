/** What the client build starts from; the manifest knows the finished files by these names. */
export const publicEntry = 'src/app/entry-public.ts'
export const appEntry = 'src/app/entry-client.tsx'
export const lightSheet = 'src/ui/light.css'
export const signedInList = 'src/app/signed-in/signed-in-pages.ts'
