import { lookupNames, type LookupName } from '@wewb/domain/engine/fields/lookup-names'
import { banks } from '@wewb/domain/reference/banks'
import { educationBoards, universities } from '@wewb/domain/reference/education-lists'
import {
  airports,
  causesOfDeath,
  complaintTypes,
  diseaseTypes,
  injuryTypes,
  officeTypes,
  returnReasons,
} from '@wewb/domain/reference/event-lists'
import { jobCategories, jobKinds, jobSubCategories, skills } from '@wewb/domain/reference/jobs'
import type { ListEntry } from '@wewb/domain/reference/list-entry'
import { missions } from '@wewb/domain/reference/missions'
import {
  bloodGroups,
  disabilityTypes,
  genders,
  maritalStatuses,
  relations,
  religions,
} from '@wewb/domain/reference/person-lists'
import { serviceProviders } from '@wewb/domain/reference/service-providers'
import { readAreas } from './areas.ts'
import { countries, currencies } from './countries.ts'
import { demoBranches } from './demo-branches.ts'
import { bilingualDigits } from '@wewb/domain/language/digits'

const yearsAround = [3, 2, 1, 0, -1, -2, -3]

/**
 * Academic sessions run from one year into the next, newest first. Each start adds the sessions that have come into
 * range.
 */
const academicSessions = (year: number): ListEntry[] =>
  yearsAround.map((away) => {
    const code = `${year + away}-${year + away + 1}`
    return { code, name: bilingualDigits(code) }
  })

/** Lists with a table and screens of their own; their modules provide the entries. */
const ownTableLists = ['office', 'scholarship-setup', 'disability-setup'] as const satisfies LookupName[]
type OwnTableList = (typeof ownTableLists)[number]

const isStoredHere = (name: LookupName): name is Exclude<LookupName, OwnTableList> =>
  !(ownTableLists as readonly string[]).includes(name)

/** Every list in the table `lookup`: those a field may offer, and those that only the endpoint serves. */
export const lookupListNames = [
  ...lookupNames.filter(isStoredHere),
  'union',
  'complaint-type',
  'injury-type',
  'office-type',
] as const
export type LookupListName = (typeof lookupListNames)[number]

/** `position` is null where entries are sorted alphabetically in the reader's language. */
export type SeedEntry = ListEntry & { position: number | null }

const byName = (entries: ListEntry[]): SeedEntry[] => entries.map((entry) => ({ ...entry, position: null }))
const asWritten = (entries: ListEntry[]): SeedEntry[] =>
  entries.map((entry, index) => ({ ...entry, position: index + 1 }))

/** Returns the initial entries of the lists. Afterwards staff maintain them. */
export function lookupSeeds({ year, demo }: { year: number; demo: boolean }): Record<LookupListName, SeedEntry[]> {
  const areas = readAreas()
  return {
    division: byName(areas.division),
    district: byName(areas.district),
    upazila: byName(areas.upazila),
    union: byName(areas.union),
    country: byName(countries()),
    currency: asWritten(currencies()),
    mission: byName(missions),
    airport: asWritten(airports),
    bank: byName(banks),
    'bank-branch': byName(demo ? demoBranches : []),
    'education-board': asWritten(educationBoards),
    university: byName(universities),
    // Sorts by year, newest first, regardless of when an entry was added.
    'academic-session': academicSessions(year).map((entry) => ({
      ...entry,
      position: -Number.parseInt(entry.code, 10),
    })),
    'job-category': asWritten(jobCategories),
    'job-sub-category': asWritten(jobSubCategories),
    'job-kind': asWritten(jobKinds),
    gender: asWritten(genders),
    religion: asWritten(religions),
    'blood-group': asWritten(bloodGroups),
    'marital-status': asWritten(maritalStatuses),
    relation: asWritten(relations),
    'disease-type': asWritten(diseaseTypes),
    'disability-type': asWritten(disabilityTypes),
    'cause-of-death': asWritten(causesOfDeath),
    'return-reason': asWritten(returnReasons),
    'complaint-type': asWritten(complaintTypes),
    'injury-type': asWritten(injuryTypes),
    'office-type': asWritten(officeTypes),
    skill: asWritten(skills),
    'service-provider': byName(serviceProviders),
  }
}
