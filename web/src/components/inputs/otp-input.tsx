import { useState, type ClipboardEvent } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Field, type FieldFrame } from './field.tsx'
import { classes } from '#components/styles/class-names.ts'
import { parsePastedCode, parseTypedCode, type CodeMode } from './parse-otp.ts'
import { otpMessages } from './otp-messages.ts'
import { componentMessages } from '#components/messages.ts'

/** Default length, when the server gives none. */
export const DEFAULT_CODE_LENGTH = 4

type Props = Omit<FieldFrame, 'label'> & {
  label?: FieldFrame['label']
  value: string
  onChange(value: string): void
  length?: number
  mode?: CodeMode
}

/**
 * One real input under several rendered boxes: phones fill it from the SMS, screen readers see one field, and pasting
 * works.
 */
export function OtpInput({ label, value, onChange, length = DEFAULT_CODE_LENGTH, mode = 'digits', ...frame }: Props) {
  const { text, digits } = useLanguage()
  const [refusal, setRefusal] = useState<'typed' | 'pasted'>()
  const [hasFocus, setHasFocus] = useState(false)
  const accept = (code: string | undefined, how: 'typed' | 'pasted') => {
    setRefusal(code === undefined ? how : undefined)
    if (code !== undefined) onChange(code)
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    accept(parsePastedCode(event.clipboardData.getData('text'), mode, length), 'pasted')
  }
  const refusedBecause = {
    typed: mode === 'digits' ? otpMessages.codeDigitsOnly : otpMessages.codeLettersOnly,
    pasted: otpMessages.codePasteRefused,
  }

  return (
    <Field
      {...frame}
      label={label ?? text(componentMessages.code)}
      error={refusal ? text(refusedBecause[refusal]) : frame.error}
    >
      {(control) => (
        <div className="relative w-fit max-w-full">
          <div aria-hidden className="flex max-w-full gap-1.5 sm:gap-2">
            {Array.from({ length }, (_, index) => (
              <span
                key={index}
                className={classes(
                  'grid h-14 w-11 max-w-full min-w-0 shrink place-items-center',
                  'rounded-control border bg-card text-xl font-semibold tabular-nums',
                  borderOf(frame.error !== undefined, hasFocus && index === Math.min(value.length, length - 1)),
                )}
              >
                {digits(value[index] ?? '')}
              </span>
            ))}
          </div>
          <input
            {...control}
            name={frame.id}
            inputMode={mode === 'digits' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={digits(value)}
            onChange={({ target }) => accept(parseTypedCode(target.value, mode, length), 'typed')}
            onPaste={paste}
            onFocus={() => setHasFocus(true)}
            onSelect={({ currentTarget }) => saveCaretAtEnd(currentTarget)}
            onBlur={() => setHasFocus(false)}
            className={classes(
              'absolute inset-0 w-full rounded-control bg-transparent text-transparent',
              'forced-color-adjust-none caret-transparent selection:bg-transparent',
              'focus-visible:outline-3 focus-visible:outline-offset-4 focus-visible:outline-brand',
            )}
          />
        </div>
      )}
    </Field>
  )
}

/** Keeps the hidden caret at the end, where the next box is, wherever the user tapped. */
function saveCaretAtEnd(input: HTMLInputElement) {
  const { selectionStart, selectionEnd, value } = input
  if (selectionStart === selectionEnd && selectionStart !== value.length)
    input.setSelectionRange(value.length, value.length)
}

function borderOf(isWrong: boolean, isNext: boolean): string {
  if (isNext) return 'border-2 border-brand'
  return isWrong ? 'border-2 border-danger' : 'border-edge'
}
