import type { ParagraphField } from '@wewb/domain/engine/fields/paragraph'
import { TextArea } from '#components/inputs/text-area.tsx'
import { toInputText, type InputProps } from './input-props.ts'

export const ParagraphInput = ({ field, path, answer, frame, onAnswer }: InputProps<ParagraphField>) => (
  <TextArea
    {...frame}
    {...(field.script && { script: field.script })}
    maxLength={field.longest ?? 1000}
    value={toInputText(answer)}
    onChange={(typed) => onAnswer(path, typed)}
  />
)
