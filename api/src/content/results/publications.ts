import type { Action } from '@wewb/domain/access/actions'
import type { ResultType } from '@wewb/domain/content/result-contracts'
import { initialsOf, maskName } from '@wewb/domain/language/mask-name'
import type { TemplateCode } from '@wewb/domain/messaging/templates'
import type { ApplicationRow } from '#casework/applications/queries.ts'
import type { Actor } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import type { Tables } from '#db/tables.ts'
import { disabilityServiceId, scholarshipServiceId } from '#services/setups/queries.ts'
import { instituteOf, textAnswerOf } from './candidates.ts'

/** Properties of the result list of one benefit. */
export type Publication = {
  service: string
  type: ResultType
  /** The screen whose permissions apply to the list. */
  screen: 'scholarship-result' | 'disability-alw-result'
  /** The public page of the list. */
  page: 'education-results' | 'disability-results'
  /** Ranked and approved as one list; otherwise the list has all applications that the director approved. */
  isRanked: boolean
  /** Message templates for a first award and for a renewal. */
  grantedTemplate: TemplateCode
  renewedTemplate: TemplateCode
  /** Returns the columns that the public may see besides the number (docs/domain/roles.md). */
  publicColumns(row: ApplicationRow): Visible
  /** Returns the same columns for a row that was decided outside the portal. */
  publicEntryColumns(entry: ResultEntry): Visible & { application_no: string }
}

type Visible = Pick<Tables['result_row'], 'roll' | 'name' | 'institute' | 'district'> & { registration_no: string }
export type ResultEntry = Pick<
  Tables['result_entry'],
  'record_no' | 'roll' | 'registration_no' | 'name' | 'institute' | 'district'
>

const hidden = { roll: '', registration_no: '', institute: '', district: null }

export const publications: readonly Publication[] = [
  {
    service: scholarshipServiceId,
    type: 'EDUCATION',
    screen: 'scholarship-result',
    page: 'education-results',
    isRanked: true,
    grantedTemplate: 'EDU_RESULT',
    renewedTemplate: 'APPROVED',
    publicColumns: (row) => ({
      roll: textAnswerOf(row, 'rollNo'),
      registration_no: textAnswerOf(row, 'registrationNo'),
      name: maskName(nameOf(row)),
      institute: instituteOf(row),
      district: row.district,
    }),
    publicEntryColumns: ({ roll, registration_no, name, institute, district }) => ({
      application_no: '',
      roll,
      registration_no,
      name: maskName(name),
      institute,
      district,
    }),
  },
  {
    service: disabilityServiceId,
    type: 'DISABILITY',
    screen: 'disability-alw-result',
    page: 'disability-results',
    isRanked: false,
    grantedTemplate: 'APPROVED_CASE',
    renewedTemplate: 'APPROVED_CASE',
    // The list itself discloses that the child has a disability, so it shows only number and initials, not even the
    // district.
    publicColumns: (row) => ({ ...hidden, name: initialsOf(nameOf(row)) }),
    publicEntryColumns: ({ record_no, name }) => ({ ...hidden, application_no: record_no, name: initialsOf(name) }),
  },
]

const nameOf = ({ name, name_bng }: ApplicationRow): string => name ?? name_bng ?? ''

/** Benefits whose decisions are disclosed with a published list. */
export const publishedServices: readonly string[] = publications.map(({ service }) => service)

export const getPublicationByService = (service: string): Publication =>
  publications.find((one) => one.service === service) ?? throwProblem('NOT_FOUND')

export const getPublicationByType = (type: ResultType): Publication =>
  publications.find((one) => one.type === type) ?? throwProblem('NOT_FOUND')

export const hasResultPermission = ({ permissions }: Actor, action: Action, { screen }: Publication): boolean =>
  permissions.has(`${screen}:${action}`)

/** Lists the publications that the actor may see. */
export const listVisiblePublications = (actor: Actor): Publication[] =>
  publications.filter((one) => hasResultPermission(actor, 'view', one))

/** Returns whether the actor works on the list or audits it; all others see it after publication. */
export const isResultHandler = (actor: Actor, publication: Publication): boolean =>
  actor.userType === 'AUDIT' ||
  hasResultPermission(actor, 'verify', publication) ||
  hasResultPermission(actor, 'approve', publication)
