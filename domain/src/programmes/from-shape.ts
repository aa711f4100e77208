import { getOwn } from '../collections/get-own.ts'
import type { Condition } from '../conditions/condition.ts'
import type { Field } from '../fields/field.ts'
import type { Script } from '../fields/scripts.ts'
import { isUnsaid } from './blank-texts.ts'
import type { Programme } from './programme.ts'
import { seenBy } from './seen.ts'
import { fieldTemplates, type BuilderType } from './templates.ts'

/** A question in the words of SPEC.md, as the call that adds one has it. */
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

const scripts: { readonly [rule: string]: Script } = {
  ENGLISH_ONLY: 'english-only',
  ENGLISH_TEXT: 'english-text',
  BANGLA_ONLY: 'bangla-only',
  BANGLA_TEXT: 'bangla-text',
  DIGITS: 'digits',
}

/** The question that a shape of SPEC.md means. What of it means nothing, such as a list that does not exist, `readProgramme` and `checklist` say. */
export function fromShape(shape: FieldShape, id: string, programme?: Programme): Field {
  const made = fieldTemplates[shape.fieldType].make(id, programme)
  const label = { bn: shape.labelBng, en: shape.label }
  return {
    ...made,
    ...ownOf(made, shape),
    label: isUnsaid(label) ? made.label : label,
    // SPEC.md: nothing is required unless it says so.
    ...(shape.requiredYn === 'Y' ? {} : { optional: true }),
    ...(shape.showIf ? { when: conditionOf(shape.showIf, programme) } : {}),
  }
}

function ownOf(made: Field, shape: FieldShape): object {
  if (made.kind === 'choice')
    return { options: (shape.options ?? []).map(({ code, label, labelBng }) => ({ value: code, label: { bn: labelBng, en: label } })) }
  if (made.kind === 'lookup')
    return {
      source: (shape.predefinedList ?? '')
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, '-'),
    }
  if (made.kind === 'file') return fileOf(shape)
  return made.kind === 'text' || made.kind === 'paragraph' ? lettersOf(made, shape) : {}
}

const fileOf = ({ fileTypes, maxFileKb }: FieldShape): object => ({
  ...(fileTypes === undefined ? {} : { accepts: fileTypes.toLowerCase().split(/[\s,]+/).filter(Boolean) }),
  ...(maxFileKb === undefined ? {} : { largestKb: maxFileKb }),
}) // prettier-ignore

function lettersOf(made: Field, { inputRule = 'ANY', minLength, maxLength }: FieldShape): object {
  const script = getOwn(scripts, inputRule)
  // A text area takes any letters of a script, so its two narrow rules are meant widely there.
  const wide = { 'english-text': 'english-only', 'bangla-text': 'bangla-only' } as { [script: string]: Script }
  const taken = made.kind === 'paragraph' && script ? (getOwn(wide, script) ?? script) : script
  return {
    ...(taken ? { script: taken } : {}),
    ...(minLength === undefined ? {} : { shortest: minLength }),
    ...(maxLength === undefined ? {} : { longest: maxLength }),
  }
}

/** Of ticks any may be the wanted one. */
function conditionOf({ fieldKey, equals }: NonNullable<FieldShape['showIf']>, programme?: Programme): Condition {
  const asked = programme && seenBy(programme).find(({ path }) => path === fieldKey)?.field
  const isTicks = asked?.kind === 'choice' && asked.display === 'checkboxes'
  return isTicks ? { field: fieldKey, isOneOf: [equals] } : { field: fieldKey, is: equals }
}
