import { getOwn } from '#collections/get-own.ts'
import type { Condition } from '#engine/conditions/condition.ts'
import type { Field } from '#engine/fields/field.ts'
import type { TextScript } from '#engine/fields/text-scripts.ts'
import { isBlankBilingual } from './blank-texts.ts'
import type { Programme } from './programme.ts'
import { referableAnswersOf } from './referable-answers.ts'
import { fieldTemplates, type BuilderType } from './field-templates.ts'
import { isKind } from '#engine/fields/is-kind.ts'

/** A field in the format of the endpoint that adds one. */
export type FieldShape = {
  fieldType: BuilderType
  label: string
  labelBng: string
  requiredYn?: 'Y' | 'N' | undefined
  options?: { code: string; label: string; labelBng: string }[] | undefined
  predefinedList?: string | undefined
  inputRule?: 'ANY' | 'ENGLISH_ONLY' | 'ENGLISH_TEXT' | 'BANGLA_ONLY' | 'BANGLA_TEXT' | 'DIGITS' | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  fileTypes?: string | undefined
  maxFileKb?: number | undefined
  showIf?: { fieldKey: string; equals: string } | undefined
}

export const scripts: { readonly [rule: string]: TextScript } = {
  ENGLISH_ONLY: 'english-only',
  ENGLISH_TEXT: 'english-text',
  BANGLA_ONLY: 'bangla-only',
  BANGLA_TEXT: 'bangla-text',
  DIGITS: 'digits',
}

/** Creates the described field. `parseProgramme` and `checklist` report invalid parts, such as an unknown list. */
export function fieldFromShape(shape: FieldShape, id: string, programme?: Programme): Field {
  const field = fieldTemplates[shape.fieldType].make(id, programme)
  const label = { bn: shape.labelBng, en: shape.label }
  return {
    ...field,
    ...ownPropertiesOf(field, shape),
    label: isBlankBilingual(label) ? field.label : label,
    // A field is required only if the request says so.
    ...(shape.requiredYn === 'Y' ? {} : { optional: true }),
    ...(shape.showIf ? { when: conditionOf(shape.showIf, programme) } : {}),
  }
}

export function ownPropertiesOf(field: Field, shape: FieldShape): object {
  if (isKind(field, 'choice'))
    return {
      options: (shape.options ?? []).map(({ code, label, labelBng }) => ({
        value: code,
        label: { bn: labelBng, en: label },
      })),
    }
  if (isKind(field, 'lookup'))
    return {
      source: (shape.predefinedList ?? '')
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, '-'),
    }
  if (isKind(field, 'file')) return fileOf(shape)
  return isKind(field, 'text') || isKind(field, 'paragraph') ? lettersOf(field, shape) : {}
}

const fileOf = ({ fileTypes, maxFileKb }: FieldShape): object => ({
  ...(fileTypes === undefined
    ? {}
    : {
        accepts: fileTypes
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      }),
  ...(maxFileKb === undefined ? {} : { largestKb: maxFileKb }),
})

function lettersOf(field: Field, { inputRule = 'ANY', minLength, maxLength }: FieldShape): object {
  const script = getOwn(scripts, inputRule)
  // A text area accepts any character of a script, so the two strict script rules are replaced by the lenient ones.
  const wide = { 'english-text': 'english-only', 'bangla-text': 'bangla-only' } as { [script: string]: TextScript }
  const taken = isKind(field, 'paragraph') && script ? (getOwn(wide, script) ?? script) : script
  return {
    ...(taken ? { script: taken } : {}),
    ...(minLength === undefined ? {} : { shortest: minLength }),
    ...(maxLength === undefined ? {} : { longest: maxLength }),
  }
}

/** For checkboxes, the condition holds if the value is among the checked ones. */
export function conditionOf({ fieldKey, equals }: NonNullable<FieldShape['showIf']>, programme?: Programme): Condition {
  const source = programme && referableAnswersOf(programme).find(({ path }) => path === fieldKey)?.field
  const isCheckboxes = isKind(source, 'choice') && source.display === 'checkboxes'
  return isCheckboxes ? { field: fieldKey, isOneOf: [equals] } : { field: fieldKey, is: equals }
}
