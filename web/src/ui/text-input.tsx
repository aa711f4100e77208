import {
  useState,
  type ClipboardEvent,
  type HTMLAttributes,
  type HTMLInputAutoCompleteAttribute,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { Field, type FieldFrame } from './field.tsx'
import { boxLook, boxWidths, classes, type BoxWidth } from './look.ts'
import { charactersLeft, explainScript, isNumeric, keep, type TypedScript } from './typed-text.ts'
import { useSteadyCaret } from './use-steady-caret.ts'
import { words } from './words.ts'

export type TextInputProps = FieldFrame & {
  value: string
  onChange(value: string): void
  script?: TypedScript
  type?: 'text' | 'email' | 'search'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  width?: BoxWidth
  /** Typed twice and never pasted: money sent to a wrong account does not come back. */
  typedTwice?: boolean
  isDisabled?: boolean
  lang?: string
  /** What one looks at while typing: it stands between the hint and the box. */
  above?: ReactNode
}

export function TextInput({ value, onChange, script, type = 'text', width = 'full', typedTwice, ...rest }: TextInputProps) {
  const { text, digits } = useLanguage()
  const [isRefused, setIsRefused] = useState(false)
  const { inputMode, autoComplete, maxLength, isDisabled, lang, above, ...frame } = rest
  const shown = isNumeric(script) ? digits(value) : value
  const { box, remember } = useSteadyCaret()
  const explained = explainScript(value, script)
  const refusal = isRefused ? text(words.typeAgain) : undefined
  const left = charactersLeft(value, maxLength)
  const refuse = (event: ClipboardEvent | MouseEvent) => {
    event.preventDefault()
    setIsRefused(true)
  }
  const write = (typed: string, caret: number) => {
    remember(keep(typed.slice(0, caret), script).length)
    setIsRefused(false)
    onChange(keep(typed, script))
  }

  return (
    <Field
      {...frame}
      error={refusal ?? (explained ? text(explained) : frame.error)}
      {...(left !== undefined && { note: text(left < 0 ? words.charactersOver : words.charactersLeft, { n: Math.abs(left) }) })}
    >
      {(control) => (
        <>
          {above}
          <input
            {...control}
            ref={box}
            name={frame.id}
            // Browsers move no caret in boxes of the type `email`, and check them in their own words.
            type={type === 'email' ? 'text' : type}
            inputMode={inputMode ?? (type === 'email' ? 'email' : script === 'digits' ? 'numeric' : script === 'phone' ? 'tel' : undefined)}
            autoComplete={autoComplete ?? (typedTwice ? 'off' : undefined)}
            autoCapitalize={type === 'email' ? 'none' : undefined}
            spellCheck={script || type === 'email' ? false : undefined}
            disabled={isDisabled}
            lang={lang}
            value={shown}
            onChange={({ target }) => write(target.value, target.selectionStart ?? target.value.length)}
            className={classes(boxLook, boxWidths[width], isNumeric(script) && 'tabular-nums')}
            {...(typedTwice && { onCopy: refuse, onCut: refuse, onPaste: refuse, onContextMenu: refuse })}
          />
        </>
      )}
    </Field>
  )
}
