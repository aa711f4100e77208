import { useState } from 'react'
import { toAsciiDigits } from '../../../../../domain/src/language/digits.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import type { FieldFrame } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

type Props = FieldFrame & { value: number | undefined; onChange(value: number | undefined): void; decimals?: boolean }

const whole = /^\d{1,9}$/
const broken = /^-?\d{1,9}(?:\.\d{1,4})?$/

/** A number or nothing. What is not one yet, such as “1.”, stays in the box and is not taken over. */
export function NumberBox({ value, onChange, decimals = false, ...frame }: Props) {
  const { digits } = useLanguage()
  const [typed, setTyped] = useState('')
  const read = (text: string) => ((decimals ? broken : whole).test(text) ? Number(text) : undefined)
  // Undone or changed from elsewhere: the box follows.
  const shown = read(typed) === value ? typed : value === undefined ? '' : String(value)
  const write = (text: string) => {
    const plain = toAsciiDigits(text).trim()
    setTyped(plain)
    if (plain === '' || read(plain) !== undefined) onChange(read(plain))
  }
  return (
    <TextInput
      isOptional="unmarked"
      {...frame}
      width="short"
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={digits(shown)}
      onChange={write}
    />
  )
}
