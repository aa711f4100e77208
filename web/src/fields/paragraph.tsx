import type { ParagraphField } from '../../../domain/src/fields/paragraph.ts'
import { TextArea } from '../ui/text-area.tsx'
import { typedText, type InputProps } from './input.ts'

export const ParagraphInput = ({ field, path, answer, frame, onAnswer }: InputProps<ParagraphField>) => (
  <TextArea
    {...frame}
    {...(field.script && { script: field.script })}
    maxLength={field.longest ?? 1000}
    value={typedText(answer)}
    onChange={(typed) => onAnswer(path, typed)}
  />
)
