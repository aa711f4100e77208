import type { Action } from '../../../domain/src/access/actions.ts'
import type { ResultType } from '../../../domain/src/contracts/results.ts'
import { initialsOf, maskName } from '../../../domain/src/language/mask-name.ts'
import type { TemplateCode } from '../../../domain/src/messages/templates.ts'
import type { ApplicationRow } from '../applications/repository.ts'
import type { Actor } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import type { Tables } from '../platform/tables.ts'
import { disability, scholarship } from '../setups/repository.ts'
import { instituteOf, textAt } from './candidates.ts'

/** What the list of one benefit has of its own. */
export type Publication = {
  service: string
  type: ResultType
  /** Its permissions rule the list. */
  screen: 'scholarship-result' | 'disability-alw-result'
  /** Where the public reads it. */
  page: 'education-results' | 'disability-results'
  /** Ranked and approved as one list; otherwise everyone whom the director has approved is on it. */
  isRanked: boolean
  /** What is said to who gets it for the first time, and to who gets it for one more year. */
  granted: TemplateCode
  renewed: TemplateCode
  /** What the public may see besides the number: domain/7-decisions.md Q-42. */
  shows(row: ApplicationRow): Visible
  /** The same of a row that came from outside the portal. */
  showsEntry(entry: Entry): Visible & { application_no: string }
}

type Visible = Pick<Tables['result_row'], 'roll' | 'name' | 'institute' | 'district'> & { registration_no: string }
export type Entry = Pick<Tables['result_entry'], 'record_no' | 'roll' | 'registration_no' | 'name' | 'institute' | 'district'>

const hidden = { roll: '', registration_no: '', institute: '', district: null }

export const publications: readonly Publication[] = [
  {
    service: scholarship,
    type: 'EDUCATION',
    screen: 'scholarship-result',
    page: 'education-results',
    isRanked: true,
    granted: 'EDU_RESULT',
    renewed: 'APPROVED',
    shows: (row) => ({
      roll: textAt(row, 'rollNo'),
      registration_no: textAt(row, 'registrationNo'),
      name: maskName(nameOf(row)),
      institute: instituteOf(row),
      district: row.district,
    }),
    showsEntry: ({ roll, registration_no, name, institute, district }) => ({
      application_no: '',
      roll,
      registration_no,
      name: maskName(name),
      institute,
      district,
    }),
  },
  {
    service: disability,
    type: 'DISABILITY',
    screen: 'disability-alw-result',
    page: 'disability-results',
    isRanked: false,
    granted: 'APPROVED_CASE',
    renewed: 'APPROVED_CASE',
    // The list itself tells that the child has a disability: number and initials, and not even the district.
    shows: (row) => ({ ...hidden, name: initialsOf(nameOf(row)) }),
    showsEntry: ({ record_no, name }) => ({ ...hidden, application_no: record_no, name: initialsOf(name) }),
  },
]

const nameOf = ({ name, name_bng }: ApplicationRow): string => name ?? name_bng ?? ''

/** The benefits whose decisions are told with a published list. */
export const publishedServices: readonly string[] = publications.map(({ service }) => service)

export const publicationOf = (service: string): Publication => publications.find((one) => one.service === service) ?? refuse('NOT_FOUND')

export const publicationFor = (type: ResultType): Publication => publications.find((one) => one.type === type) ?? refuse('NOT_FOUND')

export const may = ({ permissions }: Actor, action: Action, { screen }: Publication): boolean => permissions.has(`${screen}:${action}`)

/** Those whose lists this person may see. */
export const publicationsOpenTo = (actor: Actor): Publication[] => publications.filter((one) => may(actor, 'view', one))

/** Who only looks on hears of a list when everyone does. */
export const worksOn = (actor: Actor, publication: Publication): boolean =>
  actor.userType === 'AUDIT' || may(actor, 'verify', publication) || may(actor, 'approve', publication)
