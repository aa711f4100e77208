import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { text, yesNo } from '#http/schemas.ts'
import { missing, programId } from './programme-contracts.ts'

const options = z.array(z.strictObject({ code: text(40), label: text(255), labelBng: text(255) }))
const inputRule = z.enum(['ANY', 'ENGLISH_ONLY', 'ENGLISH_TEXT', 'BANGLA_ONLY', 'BANGLA_TEXT', 'DIGITS'])
const showIf = z.strictObject({ fieldKey: text(100), equals: text(255) })

/** Properties that only some field types have. */
const ownProperties = {
  options: z.optional(options),
  predefinedList: z.optional(text(40)),
  inputRule: z.optional(inputRule),
  minLength: z.optional(z.int()),
  maxLength: z.optional(z.int()),
  fileTypes: z.optional(text(40)),
  maxFileKb: z.optional(z.int()),
}

const sectionField = z.strictObject({
  fieldKey: z.string(),
  /** One of the types of `POST`, or a type that only the builder offers, such as `list`. */
  fieldType: z.string(),
  label: z.string(),
  labelBng: z.string(),
  requiredYn: yesNo,
  ...ownProperties,
  showIf: z.optional(showIf),
})

export const listSections = contract({
  method: 'GET',
  path: '/gms/programs/:programId/sections',
  summary: 'List the sections of the draft of a programme with their fields',
  access: 'gms-builder:view',
  params: programId,
  response: z.strictObject({
    revision: z.int(),
    editableYn: yesNo,
    list: z.array(
      z.strictObject({
        sectionId: z.string(),
        sectionTitle: z.string(),
        sectionTitleBng: z.string(),
        sectionOrder: z.int(),
        fields: z.array(sectionField),
      }),
    ),
  }),
  problems: ['NOT_FOUND'],
})

export const addSection = contract({
  method: 'POST',
  path: '/gms/programs/:programId/sections',
  summary: 'Add a section',
  access: 'gms-builder:edit',
  params: programId,
  body: z.strictObject({ sectionTitle: text(255), sectionTitleBng: text(255), sectionOrder: z.optional(z.int()) }),
  response: z.strictObject({ sectionId: z.string(), revision: z.int() }),
  problems: ['ANSWERS_INVALID', 'NOT_FOUND', 'PROGRAMME_FROZEN'],
})

/** Field types that the endpoint accepts; the builder offers more (`programmes/field-templates.ts`). */
export const programmeFieldTypes = [
  'text',
  'textarea',
  'radio',
  'checkbox',
  'dropdown',
  'predefined-dropdown',
  'date',
  'time',
  'datetime',
  'file',
  'passport',
  'present-address',
  'permanent-address',
  'grant-receiver',
  'passport-verification',
] as const

/** `12-s1`: ids of the programme and the section. */
const sectionPath = z.strictObject({ sectionId: z.string().check(z.regex(/^[0-9]{1,9}-[a-z][A-Za-z0-9]{0,40}$/)) })

export const addField = contract({
  method: 'POST',
  path: '/gms/sections/:sectionId/fields',
  summary: 'Add a field of a given type to a section',
  access: 'gms-builder:edit',
  params: sectionPath,
  body: z.strictObject({
    fieldType: z.enum(programmeFieldTypes),
    label: text(255),
    labelBng: text(255),
    requiredYn: z.optional(yesNo),
    ...ownProperties,
    showIf: z.optional(showIf),
  }),
  response: z.strictObject({ fieldKey: z.string(), revision: z.int() }),
  problems: ['ANSWERS_INVALID', 'NOT_FOUND', 'PROGRAMME_FROZEN'],
})

export const saveFields = contract({
  method: 'PUT',
  path: '/gms/sections/:sectionId/fields',
  summary:
    'Replace the fields of a section: those with a `fieldKey` stay and change, those without are new, and the others ' +
    'are removed; a concurrent change is rejected as a version conflict',
  access: 'gms-builder:edit',
  params: sectionPath,
  body: z.strictObject({
    fields: z
      .array(
        z.strictObject({
          fieldKey: z.optional(text(40)),
          /** A new field has one of the types of `POST`. The type of an existing field cannot change. */
          fieldType: z.optional(text(40)),
          label: z.optional(text(255)),
          labelBng: z.optional(text(255)),
          requiredYn: z.optional(yesNo),
          ...ownProperties,
          /** Null removes the condition. */
          showIf: z.optional(z.nullable(showIf)),
        }),
      )
      .check(z.maxLength(300)),
    revision: z.int(),
  }),
  response: z.strictObject({ revision: z.int(), fields: z.array(sectionField), checklist: z.array(missing) }),
  problems: ['ANSWERS_INVALID', 'NOT_FOUND', 'VERSION_CONFLICT', 'PROGRAMME_FROZEN'],
})
