import { roleSeeds } from '../domain/src/access/roles.ts'
import { allScreens, type ScreenId } from '../domain/src/access/screens.ts'
import { demoPeople } from '../api/src/demo/people.ts'

/** Every screen that is built, and who opens it. A new row of the table is looked at from the day it is built. */
export const visits = allScreens
  .filter((screen) => screen.built)
  .map(({ id, path, layout, always }) => ({ path, as: layout === 'signed-in' ? whoOpens(id, always) : undefined }))

/** The first of the staff whose role may see it. */
function whoOpens(id: ScreenId, always = false): string {
  const isOpenTo = (code: string) => always || roleSeeds.find((role) => role.code === code)?.permissions.includes(`${id}:view`)
  const person = demoPeople.find(({ role }) => isOpenTo(role))
  if (!person) throw new Error(`nobody may open ${id}`)
  return person.login
}
