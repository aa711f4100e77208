import type { TextField } from '@wewb/domain/engine/fields/text'
import type { TextFormat } from '@wewb/domain/engine/fields/text-formats'
import { useText } from '#lib/i18n/language.tsx'
import { BanglaNameInput } from '#components/inputs/bangla-name-input.tsx'
import type { InputWidth } from '#components/styles/class-names.ts'
import { TextInput, type TextInputProps } from '#components/inputs/text-input.tsx'
import type { TypedScript } from '#components/inputs/normalize-input.ts'
import { fieldMessages } from './messages.ts'
import { toInputText, type InputProps } from './input-props.ts'

type Input = Pick<TextInputProps, 'type' | 'script' | 'inputMode' | 'width'>

/** Keyboard and approximate width per text format. */
const formatInputs: { [F in TextFormat]: Input } = {
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
  // Names accept Bangla letters only; titles and sentences accept more characters.
  const Input = field.script === 'bangla-text' || field.script === 'name-bangla' ? BanglaNameInput : TextInput
  return (
    <Input
      {...frame}
      {...inputOptionsOf(field)}
      value={toInputText(answer)}
      onChange={(typed) => onAnswer(path, typed)}
    />
  )
}

/** Two inputs for one answer, which must both be typed: it is stored once they match. */
function TypedTwice({
  field,
  path,
  answer,
  frame,
  onAnswer,
  again,
}: InputProps<TextField> & { again: NonNullable<TextField['typedTwice']> }) {
  const text = useText()
  const [first, second] = Array.isArray(answer) ? answer.map(toInputText) : [toInputText(answer), toInputText(answer)]
  const write = (one = '', other = '') => onAnswer(path, one === other ? one : [one, other])
  const inputOptions = inputOptionsOf(field)
  const { hint: _hint, error: _error, shortcut: _shortcut, ...bare } = frame
  return (
    <div className="flex flex-col gap-4">
      <TextInput
        {...frame}
        {...inputOptions}
        hint={[field.hint, fieldMessages.typedTwice]
          .flatMap((hint) => hint ?? [])
          .map((hint) => text(hint))
          .join(' ')}
        value={first ?? ''}
        onChange={(typed) => write(typed, second)}
        mustBeTyped
      />
      <TextInput
        {...bare}
        {...inputOptions}
        id={`${path}-again`}
        label={text(again)}
        value={second ?? ''}
        onChange={(typed) => write(first, typed)}
        mustBeTyped
      />
    </div>
  )
}

function inputOptionsOf({
  format,
  script,
  longest: maxLength,
}: TextField): Input & { maxLength?: number; script?: TypedScript; lang?: string } {
  return {
    width: widthFor(maxLength),
    ...(script && { script }),
    ...(script?.startsWith('bangla') && { lang: 'bn' }),
    ...(script?.startsWith('english') && { lang: 'en' }),
    ...(maxLength !== undefined && { maxLength }),
    ...(format && formatInputs[format]),
  }
}

const widthFor = (maxLength = 255): InputWidth => (maxLength <= 12 ? 'short' : maxLength <= 50 ? 'medium' : 'full')
