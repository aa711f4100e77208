import { toAsciiDigits } from '../../../../../domain/src/language/digits.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import type { FieldFrame } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useHalfTyped } from './half-typed.ts'

type Props = FieldFrame & { value: number | undefined; onChange(value: number | undefined): void; decimals?: boolean }

const whole = /^\d{1,9}$/
const broken = /^-?\d{1,9}(?:\.\d{1,4})?$/

/** A number or nothing. What is not one yet, such as “1.”, stays in the box and is not taken over. */
export function NumberBox({ value, onChange, decimals = false, ...frame }: Props) {
  const { digits } = useLanguage()
  const { shown, keep } = useHalfTyped(value, value === undefined ? '' : String(value))
  const write = (text: string) => {
    const plain = toAsciiDigits(text).trim()
    const isRead = plain === '' || (decimals ? broken : whole).test(plain)
    const next = isRead ? (plain === '' ? undefined : Number(plain)) : value
    keep(plain, next)
    if (isRead) onChange(next)
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
