import { toAsciiDigits } from '@wewb/domain/language/digits'
import { useLanguage } from '#lib/i18n/language.tsx'
import type { FieldFrame } from '#components/inputs/field.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { usePartialInput } from './use-partial-input.ts'

type Props = FieldFrame & { value: number | undefined; onChange(value: number | undefined): void; decimals?: boolean }

const whole = /^\d{1,9}$/
const broken = /^-?\d{1,9}(?:\.\d{1,4})?$/

/** An optional number. Incomplete input such as “1.” stays in the input and is not stored. */
export function OptionalNumberInput({ value, onChange, decimals = false, ...frame }: Props) {
  const { digits } = useLanguage()
  const { text: shown, setText } = usePartialInput(value, value === undefined ? '' : String(value))
  const write = (text: string) => {
    const plain = toAsciiDigits(text).trim()
    const isRead = plain === '' || (decimals ? broken : whole).test(plain)
    const next = isRead ? (plain === '' ? undefined : Number(plain)) : value
    setText(plain, next)
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
