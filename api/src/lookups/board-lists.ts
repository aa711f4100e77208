import { lookupNames, type LookupName } from '../../../domain/src/fields/lookup-names.ts'
import { banks } from '../../../domain/src/lookups/banks.ts'
import { educationBoards, universities } from '../../../domain/src/lookups/education-lists.ts'
import {
  airports, causesOfDeath, complaintTypes, diseaseTypes, injuryTypes, officeTypes, returnReasons,
} from '../../../domain/src/lookups/event-lists.ts' // prettier-ignore
import { jobCategories, jobKinds, jobSubCategories, skills } from '../../../domain/src/lookups/jobs.ts'
import type { ListEntry } from '../../../domain/src/lookups/list-entry.ts'
import { missions } from '../../../domain/src/lookups/missions.ts'
import { bloodGroups, disabilityTypes, genders, maritalStatuses, relations, religions } from '../../../domain/src/lookups/person-lists.ts'
import { serviceProviders } from '../../../domain/src/lookups/service-providers.ts'
import { academicSessions } from './academic-sessions.ts'
import { readAreas } from './areas.ts'
import { countries, currencies } from './countries.ts'
import { demoBranches } from './demo-branches.ts'

/** Lists with a table and screens of their own; the capabilities that keep them answer for them. */
const keptElsewhere = ['office', 'scholarship-setup', 'disability-setup'] as const satisfies LookupName[]
type KeptElsewhere = (typeof keptElsewhere)[number]

const isKeptHere = (name: LookupName): name is Exclude<LookupName, KeptElsewhere> => !(keptElsewhere as readonly string[]).includes(name)

/** Every list of the table `lookup`: those a question may offer, and those that only the call serves. */
export const listNames = [...lookupNames.filter(isKeptHere), 'union', 'complaint-type', 'injury-type', 'office-type'] as const
export type ListName = (typeof listNames)[number]

/** `position` is null where names stand in the reader's alphabet. */
export type SeedEntry = ListEntry & { position: number | null }

const byName = (entries: ListEntry[]): SeedEntry[] => entries.map((entry) => ({ ...entry, position: null }))
const asWritten = (entries: ListEntry[]): SeedEntry[] => entries.map((entry, index) => ({ ...entry, position: index + 1 }))

/** What the lists start with. Afterwards staff keep them. */
export function boardLists({ year, demo }: { year: number; demo: boolean }): Record<ListName, SeedEntry[]> {
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
    // The newest first, whatever was added when: a later year must come before an earlier one.
    'academic-session': academicSessions(year).map((entry) => ({ ...entry, position: -Number.parseInt(entry.code, 10) })),
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
