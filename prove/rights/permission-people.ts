import type { Permission } from '../../domain/src/access/actions.ts'
import type { RoleCode } from '../../domain/src/access/roles.ts'
import type { ScreenId } from '../../domain/src/access/screens.ts'
import { demoOffices, demoPeople } from '../../api/src/demo/people.ts'
import { markOf, mayByPaper } from './permission-table.ts'
import type { Scale } from '../promise.ts'

/** Somebody who asks. A visitor has no role. */
export type Asker = { name: string; login: string | null; role: RoleCode | null; places: readonly string[] }

/** A file as far as it decides who may open it. */
export type FilePlace = { screen: ScreenId; ownerLogin: string; isDraft: boolean; district?: string; mission?: string; airport?: string }

/** What somebody may see of a file: `whole`, everything but numbers and illness (`masked`), or not even that it exists. */
export type Sight = 'owner' | 'whole' | 'masked' | 'none'

export const visitor: Asker = { name: 'a visitor', login: null, role: null, places: [] }

/** Everybody of the demo; the short form has those who differ most. */
export function askers(scale: Scale, owner: string): Asker[] {
  const few = ['01700000003', 'demo.cumilla@demo.wewb', 'editor@demo.wewb', 'auditor@demo.wewb']
  const people = demoPeople.filter(({ login }) => scale === 'full' || few.includes(login))
  const staff = people.map(({ login, role, office }): Asker => {
    const places = demoOffices.find(({ id }) => id === office)?.places ?? []
    return { name: login.replace('@demo.wewb', ''), login, role, places }
  })
  // The owner comes last, because an owner may throw things away.
  return [visitor, ...staff, { name: 'the owner', login: owner, role: 'APPLICANT', places: [] }]
}

/** In which of a file's places an office outside the headquarters must be. */
const placeOf: Partial<Record<RoleCode, 'district' | 'mission' | 'airport'>> = {
  DEMO_OFFICER: 'district',
  WC_OFFICER: 'district',
  MISSION_OFFICER: 'mission',
  AIRPORT_OFFICER: 'airport',
}
/** domain/4-access.md 4.1: the call centre masks numbers whatever it may enter; who keeps the configuration has no case to read. */
const neverWhole: readonly (RoleCode | null)[] = ['CALL_CENTRE', 'SYS_ADMIN']

export function sightOf({ role, login, places }: Asker, file: FilePlace): Sight {
  if (login === file.ownerLogin) return 'owner'
  if (role === null || role === 'APPLICANT' || file.isDraft) return 'none'
  const mark = markOf(role, file.screen)
  const place = placeOf[role]
  if (mark === '·' || (place && !places.includes(file[place] ?? ''))) return 'none'
  return mark === '●' && !neverWhole.includes(role) ? 'whole' : 'masked'
}

export const holds = ({ role }: Asker, permission: Permission): boolean => role !== null && mayByPaper(role, permission)
export const isApplicant = ({ role }: Asker): boolean => role === 'APPLICANT'
