import { CrossCheckRule } from './cross-check-rule.ts'
import * as z from 'zod/mini'
import { Condition } from '#engine/conditions/condition.ts'
import { FieldId, FieldPath, flag } from '#engine/conditions/identifiers.ts'
import { Field } from '#engine/fields/field.ts'
import { Bilingual } from '#language/bilingual-schema.ts'
import { settingSeeds, type SettingCode } from '#reference/settings.ts'
import { ClaimRule } from './claim-rule.ts'
import { Letter } from './letter.ts'
import { ServerCheck, Eligibility, Rule } from './rule.ts'
import { templateNames } from './statuses.ts'
import { Workflow } from './workflow.ts'

export const Step = z.strictObject({
  id: FieldId,
  title: Bilingual,
  when: z.exactOptional(Condition),
  fields: z.array(Field).check(z.minLength(1)),
  rules: z.exactOptional(z.array(Rule)),
  /** The following steps stay locked until this one is valid. */
  opensNext: flag,
})

export const builtInColumns = [
  'number',
  'applicant',
  'submittedOn',
  'status',
  'desk',
  'office',
  'setup',
  'amount',
  'due',
] as const
export const Column = z.union([
  z.strictObject({ field: FieldPath, label: z.exactOptional(Bilingual) }),
  z.strictObject({ of: z.enum(builtInColumns) }),
])

/**
 * Names of the answers by which applications are found and compared. `relatedNid` belongs to a guardian or nominee: it
 * is searchable, but applications that share it are not about the same person.
 */
export const searchKeyNames = [
  'name',
  'nameBn',
  'nid',
  'relatedNid',
  'brn',
  'card',
  'passport',
  'mobile',
  'account',
  'transaction',
  'roll',
  'board',
  'district',
] as const
const Keys = z.partialRecord(z.enum(searchKeyNames), z.array(FieldPath).check(z.minLength(1)))

/** Path of the answer that names the office; of several, the first that is answered. */
const OfficePath = z.union([FieldPath, z.array(FieldPath).check(z.minLength(1))])

const SettingName = z.enum(Object.keys(settingSeeds) as [SettingCode, ...SettingCode[]])

/** Values prefilled in the follow-up application while `when` holds, by path. */
const Implied = z.strictObject({ when: z.exactOptional(Condition), values: z.record(FieldPath, z.string()) })

/**
 * A follow-up service. `answers` maps paths there to paths here (form or reply); `sets` adds values implied by the
 * answers here; `refersBy` is the path there for the number of this application.
 */
const FollowUpRule = z.strictObject({
  service: z.string(),
  when: z.exactOptional(Condition),
  refersBy: z.exactOptional(FieldPath),
  answers: z.record(z.string(), FieldPath),
  sets: z.exactOptional(z.array(Implied)),
})
export type FollowUpRule = z.infer<typeof FollowUpRule>

/** Heading of every print, and the sentence above the signature. */
export const PrintSettings = z.strictObject({ heading: Bilingual, closing: z.exactOptional(Bilingual) })

/**
 * The complete definition of a service. Coded services are in `services/`, and staff build the grant programmes; both
 * have this type and are plain JSON.
 */
export const ServiceDefinition = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** EDU in EDU-2026-000123. */
  prefix: z.string().check(z.regex(/^[A-Z]{3}$/)),
  title: Bilingual,
  summary: Bilingual,
  /** `members`: offered only to people with a membership. */
  opensTo: z.enum(['anyone', 'applicants', 'members', 'staff']),
  /** Applications need a circular, which opens and closes. */
  needsSetup: flag,
  steps: z.array(Step).check(z.minLength(1)),
  eligibility: z.exactOptional(z.array(Eligibility)),
  /** Evaluated at submission. A failed rule is reported and recorded, but does not prevent the submission. */
  screening: z.exactOptional(z.array(Eligibility)),
  checks: z.exactOptional(z.array(ServerCheck)),
  /** Rules of the claims ledger: claims allowed once, and the maximum granted to one person. */
  claims: z.exactOptional(z.array(ClaimRule)),
  /** Statements about one person that the portal compares for the officers. */
  crossChecks: z.exactOptional(z.array(CrossCheckRule)),
  workflow: Workflow,
  /** Names of the settings that hold the amounts, where no circular sets them. */
  grants: z.exactOptional(
    z.strictObject({ amount: z.exactOptional(SettingName), ceiling: z.exactOptional(SettingName) }),
  ),
  /**
   * The money is divided among the rows of this list of heirs, each with an account of its own or that of the form.
   * `receiver`: the answer with the name of the person whose account the form asks for. Without it, one payee is paid.
   */
  payees: z.exactOptional(z.strictObject({ list: FieldId, receiver: FieldPath })),
  /** Values of the placeholders in its messages: the first of these paths that the reply or the form answers. */
  tells: z.exactOptional(z.record(z.string(), z.array(FieldPath).check(z.minLength(1)))),
  /** Applications that the effect `open-followers` opens for the same family, with the answers copied into them. */
  opens: z.exactOptional(z.array(FollowUpRule)),
  /** Path of the answer that decides which office is responsible, for desks outside head office. */
  offices: z.exactOptional(
    z.strictObject({
      district: z.exactOptional(OfficePath),
      mission: z.exactOptional(OfficePath),
      airport: z.exactOptional(OfficePath),
    }),
  ),
  keys: Keys,
  list: z.strictObject({ columns: z.array(Column).check(z.minLength(1)), filters: z.array(FieldPath) }),
  print: PrintSettings,
  /** Texts that override those of `messaging/templates.ts`. */
  messages: z.exactOptional(z.partialRecord(z.enum(templateNames), Bilingual)),
  /** Letters about an application, besides the print of the form. */
  letters: z.exactOptional(z.array(Letter)),
})

export type Step = z.infer<typeof Step>
export type Column = z.infer<typeof Column>
export type SearchKeyName = (typeof searchKeyNames)[number]
export type PrintSettings = z.infer<typeof PrintSettings>
export type ServiceDefinition = z.infer<typeof ServiceDefinition>

/** The part of a definition that a form needs. The family profile has nothing else. */
export type FormDefinition = Pick<ServiceDefinition, 'steps' | 'eligibility'>
