import { fileURLToPath } from 'node:url'

const projectRoot = new URL('../../../', import.meta.url)
const folder = (path: string) => fileURLToPath(new URL(path, projectRoot))

/** Folders outside the sources of the API. No other file of the API has a path that leads out of its package. */
export const projectFolders = {
  migrations: folder('api/migrations'),
  webBuild: folder('web/dist'),
  referenceData: folder('domain/src/reference'),
}
