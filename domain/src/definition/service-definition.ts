import * as z from 'zod/mini'
import { Condition } from '../conditions/condition.ts'
import { FieldId, FieldPath, flag } from '../conditions/names.ts'
import { Field } from '../fields/field.ts'
import { Bilingual } from '../language/bilingual-schema.ts'
import { settingSeeds, type SettingCode } from '../lookups/settings.ts'
import { Letter } from './letter.ts'
import { Check, Eligibility, Rule } from './rule.ts'
import { templateNames } from './statuses.ts'
import { Workflow } from './workflow.ts'

export const Step = z.strictObject({
  id: FieldId,
  title: Bilingual,
  when: z.exactOptional(Condition),
  fields: z.array(Field).check(z.minLength(1)),
  rules: z.exactOptional(z.array(Rule)),
  /** The steps after it stay closed until this one is right. */
  opensNext: flag,
})

export const columnsOf = ['number', 'applicant', 'submittedOn', 'status', 'desk', 'office', 'setup', 'amount', 'due'] as const
export const Column = z.union([
  z.strictObject({ field: FieldPath, label: z.exactOptional(Bilingual) }),
  z.strictObject({ of: z.enum(columnsOf) }),
])

/** Where the answers stand by which an application is found, compared and told apart from another. */
/** `relatedNid`: of a guardian or nominee. The file is found by it, but two files that share it are not the same person's. */
export const keyNames = [
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
const Keys = z.partialRecord(z.enum(keyNames), z.array(FieldPath).check(z.minLength(1)))

/** The answer that names the office; of several the one that is asked. */
const OfficePath = z.union([FieldPath, z.array(FieldPath).check(z.minLength(1))])

const SettingName = z.enum(Object.keys(settingSeeds) as [SettingCode, ...SettingCode[]])

/** What an answer here means in the words of another service: while `when` holds, the paths there begin with these values. */
const Implied = z.strictObject({ when: z.exactOptional(Condition), values: z.record(FieldPath, z.string()) })

/**
 * Another service that follows from this one. `answers`: a path there and the path here (of the form or of the reply) it is
 * taken from; `sets`: what follows from the answers here without being one of them; `refersBy`: the path there that holds
 * the number of this file.
 */
const Opening = z.strictObject({
  service: z.string(),
  when: z.exactOptional(Condition),
  refersBy: z.exactOptional(FieldPath),
  answers: z.record(z.string(), FieldPath),
  sets: z.exactOptional(z.array(Implied)),
})
export type Opening = z.infer<typeof Opening>

/** The heading of every print of it, and the sentence above the signature. */
export const Print = z.strictObject({ heading: Bilingual, closing: z.exactOptional(Bilingual) })

/**
 * Everything the portal knows about one service. The coded ones are written in `services/`,
 * the grant programmes are built by staff; both are this type, and both are nothing but JSON.
 */
export const ServiceDefinition = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** EDU of EDU-2026-000123. */
  prefix: z.string().check(z.regex(/^[A-Z]{3}$/)),
  title: Bilingual,
  summary: Bilingual,
  /** `members`: only who has a membership is offered it. */
  opensTo: z.enum(['anyone', 'applicants', 'members', 'staff']),
  /** It is applied for under a circular, which opens and closes. */
  needsSetup: flag,
  steps: z.array(Step).check(z.minLength(1)),
  eligibility: z.exactOptional(z.array(Eligibility)),
  /** Judged when it is submitted; what fails is told and recorded, but nobody is turned away. */
  screening: z.exactOptional(z.array(Eligibility)),
  checks: z.exactOptional(z.array(Check)),
  workflow: Workflow,
  /** What is granted, where no circular says it: the names of settings. */
  grants: z.exactOptional(z.strictObject({ amount: z.exactOptional(SettingName), ceiling: z.exactOptional(SettingName) })),
  /** What stands in the places of its messages: the answer of the reply or of the form at one of these paths. */
  tells: z.exactOptional(z.record(z.string(), z.array(FieldPath).check(z.minLength(1)))),
  /** What the effect `open-followers` begins for the same family, and which answers it takes along. */
  opens: z.exactOptional(z.array(Opening)),
  /** The answer that names the office a file belongs to, for desks outside head office. */
  offices: z.exactOptional(
    z.strictObject({ district: z.exactOptional(OfficePath), mission: z.exactOptional(OfficePath), airport: z.exactOptional(OfficePath) }),
  ),
  keys: Keys,
  list: z.strictObject({ columns: z.array(Column).check(z.minLength(1)), filters: z.array(FieldPath) }),
  print: Print,
  /** What is told in other words than those of `messages/templates.ts`. */
  messages: z.exactOptional(z.partialRecord(z.enum(templateNames), Bilingual)),
  /** What the board writes about a file, beside the copy of the form. */
  letters: z.exactOptional(z.array(Letter)),
})

export type Step = z.infer<typeof Step>
export type Column = z.infer<typeof Column>
export type KeyName = (typeof keyNames)[number]
export type Print = z.infer<typeof Print>
export type ServiceDefinition = z.infer<typeof ServiceDefinition>

/** As much of a definition as it takes to fill in a form: a service has more, the family profile has only this. */
export type FormDefinition = Pick<ServiceDefinition, 'steps' | 'eligibility'>
