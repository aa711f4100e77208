import * as z from 'zod/mini'
import { timestamp } from '#http/schemas.ts'

export const applicationNo = z.string().check(z.regex(/^[A-Z]{3}-[0-9]{4}-[0-9]{6,}$/))
export const paramsWithApplicationNo = <S extends Record<string, z.ZodMiniType>>(shape: S) =>
  z.strictObject({ applicationNo, ...shape })
export const applicationParams = { params: z.strictObject({ applicationNo }) }

/** Answers by field id. The definition of the service validates their content. */
export const answers = z.record(z.string().check(z.maxLength(60)), z.unknown())
export const revision = z.int().check(z.gte(1))
export const nullableDate = z.nullable(z.string())
export const bilingualLabels = { label: z.string(), labelBng: z.string() }

export const statusProperties = {
  approvalStatus: z.int(),
  applicationStatus: z.string(),
  statusText: z.string(),
  statusTextBng: z.string(),
  colour: z.string(),
  progressPercent: z.int(),
}

/** One row in the list of the caller's own applications. */
export const applicationItem = z.strictObject({
  applicationNo: z.string(),
  service: z.string(),
  title: z.string(),
  titleBng: z.string(),
  path: z.string(),
  setupTitle: z.nullable(z.string()),
  setupTitleBng: z.nullable(z.string()),
  name: z.nullable(z.string()),
  submittedOn: nullableDate,
  ...statusProperties,
  /** Names the next step, or is empty. */
  next: z.string(),
  nextBng: z.string(),
  currentOffice: z.string(),
  currentOfficeBng: z.string(),
  dueOn: nullableDate,
  updatedOn: timestamp,
  /** Moves open to the caller. */
  actions: z.array(z.string()),
  /** The membership that the application has granted or is about. */
  membershipId: z.nullable(z.string()),
})

export const bilingual = z.strictObject({ bn: z.string(), en: z.string() })

/** One entry in the history of an application. */
export const historyRow = z.strictObject({
  at: timestamp,
  action: z.string(),
  ...bilingualLabels,
  /** Empty for the applicant, who does not see the names of officers. */
  person: z.string(),
  personBng: z.string(),
  desk: z.nullable(z.string()),
  deskBng: z.nullable(z.string()),
  fromStatus: z.int(),
  toStatus: z.int(),
  /** Stage of the case after this move. */
  stage: z.nullable(z.string()),
  stageBng: z.nullable(z.string()),
  note: z.string(),
  noteBng: z.string(),
  amount: z.nullable(z.string()),
  /** For staff: the officer's further answers and the documents attached to them. */
  reply: z.array(
    z.strictObject({ ...bilingualLabels, text: z.string(), textBng: z.string(), documents: z.array(z.string()) }),
  ),
  /** For staff: paths of the corrected answers with their previous values. */
  changes: z.array(z.strictObject({ path: z.string(), before: z.unknown() })),
})

/** A move open to the caller, with its action fields. */
export const openMove = z.strictObject({
  action: z.string(),
  ...bilingualLabels,
  /** Fields of the engine, rendered by the same inputs as the form. */
  asks: z.array(z.unknown()),
  prefilled: answers,
})

/** Groups of the caller's own applications. Based on the applicant's view, which hides unpublished decisions. */
export const applicationGroups = ['draft', 'in-process', 'approved', 'paid'] as const
export type ApplicationGroup = (typeof applicationGroups)[number]
