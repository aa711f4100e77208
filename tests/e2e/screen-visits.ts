import { roleSeeds } from '@wewb/domain/access/roles'
import { allScreens, type ScreenId } from '@wewb/domain/access/screens'
import { demoPeople } from '@wewb/api/demo/people.ts'

/** Every built screen and a user who may open it. New screens are covered automatically. */
export const screenVisits = allScreens
  .filter((screen) => screen.built)
  .map(({ id, path, layout, always }) => ({ path, as: layout === 'signed-in' ? loginFor(id, always) : undefined }))

/** The first demo user whose role may view it. */
function loginFor(id: ScreenId, always = false): string {
  const isOpenTo = (code: string) =>
    always || roleSeeds.find((role) => role.code === code)?.permissions.includes(`${id}:view`)
  const person = demoPeople.find(({ role }) => isOpenTo(role))
  if (!person) throw new Error(`no role may open ${id}`)
  return person.login
}
