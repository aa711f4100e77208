import type { TextField } from '../../../domain/src/fields/text.ts'
import type { TextFormat } from '../../../domain/src/fields/text-formats.ts'
import { useText } from '../i18n/language.tsx'
import { BanglaNameInput } from '../ui/bangla-name-input.tsx'
import type { BoxWidth } from '../ui/look.ts'
import { TextInput, type TextInputProps } from '../ui/text-input.tsx'
import type { TypedScript } from '../ui/typed-text.ts'
import { typedText, type InputProps } from './input.ts'

type Box = Pick<TextInputProps, 'type' | 'script' | 'inputMode' | 'width'>

/** The keyboard a phone opens, and about how wide the answer is. */
const boxes: { [F in TextFormat]: Box } = {
  mobile: { script: 'phone', width: 'medium' },
  email: { type: 'email', width: 'full' },
  nid: { script: 'digits', width: 'medium' },
  brn: { script: 'digits', width: 'medium' },
  passport: { width: 'short' },
  routing: { script: 'digits', width: 'short' },
  'post-code': { script: 'digits', width: 'short' },
  account: { script: 'digits', width: 'medium' },
}

export function TextFieldInput(props: InputProps<TextField>) {
  const { field, path, answer, frame, onAnswer } = props
  if (field.typedTwice) return <TypedTwice {...props} again={field.typedTwice} />
  // Bangla letters alone are asked for where a name is; titles and sentences take more signs.
  const Box = field.script === 'bangla-text' ? BanglaNameInput : TextInput
  return <Box {...frame} {...boxOf(field)} value={typedText(answer)} onChange={(typed) => onAnswer(path, typed)} />
}

/** Two boxes for one answer: a pair until both say the same. */
function TypedTwice({
  field,
  path,
  answer,
  frame,
  onAnswer,
  again,
}: InputProps<TextField> & { again: NonNullable<TextField['typedTwice']> }) {
  const text = useText()
  const [first, second] = Array.isArray(answer) ? answer.map(typedText) : [typedText(answer), typedText(answer)]
  const write = (one = '', other = '') => onAnswer(path, one === other ? one : [one, other])
  const box = boxOf(field)
  const { hint: _hint, error: _error, shortcut: _shortcut, ...bare } = frame
  return (
    <div className="flex flex-col gap-4">
      <TextInput {...frame} {...box} value={first ?? ''} onChange={(typed) => write(typed, second)} />
      <TextInput
        {...bare}
        {...box}
        id={`${path}-again`}
        label={text(again)}
        value={second ?? ''}
        onChange={(typed) => write(first, typed)}
        typedTwice
      />
    </div>
  )
}

function boxOf({ format, script, longest }: TextField): Box & { maxLength?: number; script?: TypedScript; lang?: string } {
  return {
    width: widthFor(longest),
    ...(script && { script }),
    ...(script?.startsWith('bangla') && { lang: 'bn' }),
    ...(script?.startsWith('english') && { lang: 'en' }),
    ...(longest !== undefined && { maxLength: longest }),
    ...(format && boxes[format]),
  }
}

const widthFor = (longest = 255): BoxWidth => (longest <= 12 ? 'short' : longest <= 50 ? 'medium' : 'full')
