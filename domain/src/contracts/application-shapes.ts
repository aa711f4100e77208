import * as z from 'zod/mini'
import { moment } from './shapes.ts'

export const applicationNo = z.string().check(z.regex(/^[A-Z]{3}-[0-9]{4}-[0-9]{6,}$/))
export const withNumber = <S extends Record<string, z.ZodMiniType>>(shape: S) => z.strictObject({ applicationNo, ...shape })
export const ofOne = { params: z.strictObject({ applicationNo }) }

/** By field id; what is inside, the definition of the service says. */
export const answers = z.record(z.string().check(z.maxLength(60)), z.unknown())
export const revision = z.int().check(z.gte(1))
export const day = z.nullable(z.string())
export const bothLabels = { label: z.string(), labelBng: z.string() }

export const statusOf = {
  approvalStatus: z.int(),
  applicationStatus: z.string(),
  statusText: z.string(),
  statusTextBng: z.string(),
  colour: z.string(),
  progressPercent: z.int(),
}

/** One of the own applications in a list. */
export const applicationItem = z.strictObject({
  applicationNo: z.string(),
  service: z.string(),
  title: z.string(),
  titleBng: z.string(),
  path: z.string(),
  setupTitle: z.nullable(z.string()),
  setupTitleBng: z.nullable(z.string()),
  name: z.nullable(z.string()),
  submittedOn: day,
  ...statusOf,
  currentOffice: z.string(),
  currentOfficeBng: z.string(),
  dueOn: day,
  updatedOn: moment,
  /** The moves open to me. */
  actions: z.array(z.string()),
})

/** How the own applications are told apart at a glance, as their owner may know it. */
export const applicationGroups = ['draft', 'in-process', 'approved', 'paid'] as const
export type ApplicationGroup = (typeof applicationGroups)[number]
