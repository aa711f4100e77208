import { allScreens } from '../domain/src/access/screens.ts'

/** Every screen that is built, and who opens it. A new row of the table is looked at from the day it is built. */
export const visits = allScreens
  .filter((screen) => screen.built)
  .map(({ path, layout }) => ({ path, as: layout === 'signed-in' ? ('admin@demo.wewb' as const) : undefined }))
