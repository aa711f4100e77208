import * as z from 'zod/mini'
import { kinds, type FieldKind } from '#engine/fields/field.ts'
import { contract } from '#http/contract.ts'
import { queryId, text, yesNo } from '#http/schemas.ts'

/** Conditions in the format of the definition, each field named by its whole path; all of them have to hold. */
const conditions = z.array(z.unknown())
const titles = { title: z.string(), titleBng: z.string() }

const field = z.strictObject({
  /** Path of the answer in the form, without the numbers of rows. */
  fieldKey: z.string(),
  kind: z.enum(Object.keys(kinds) as [FieldKind, ...FieldKind[]]),
  label: z.string(),
  labelBng: z.string(),
  hint: z.string(),
  hintBng: z.string(),
  requiredYn: yesNo,
  when: conditions,
  /** Format of the answer. */
  answer: z.string(),
  answeredBy: z.enum(['person', 'portal']),
  /** The list of rows that the field belongs to. */
  list: z.nullable(z.string()),
  choices: z.array(z.strictObject({ value: z.string(), label: z.string(), labelBng: z.string(), when: conditions })),
  /** The call with the choices of a lookup: `parentId` and `parentId2` are the answers of `within`. */
  lookup: z.nullable(z.string()),
  within: z.array(z.string()),
  /** Limits, script, format, file types and other properties of the kind. */
  rules: z.record(z.string(), z.unknown()),
})

export const getServiceForm = contract({
  method: 'GET',
  path: '/services/:service/form',
  summary:
    'Get the form of a service with every question, those of blocks, groups and lists included; in the current ' +
    'version unless another is requested',
  access: 'signed-in',
  params: z.strictObject({ service: text(60) }),
  query: z.strictObject({ version: z.optional(queryId) }),
  response: z.strictObject({
    service: z.string(),
    version: z.int(),
    ...titles,
    steps: z.array(z.strictObject({ step: z.string(), ...titles, when: conditions, fields: z.array(field) })),
  }),
  problems: ['NOT_FOUND'],
})
