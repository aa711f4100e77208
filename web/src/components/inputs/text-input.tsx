import {
  useState,
  type ClipboardEvent,
  type HTMLAttributes,
  type HTMLInputAutoCompleteAttribute,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  type RefObject,
} from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Field, type FieldFrame } from './field.tsx'
import { inputClasses, inputWidths, classes, type InputWidth } from '#components/styles/class-names.ts'
import {
  getCharactersLeft,
  findScriptError,
  isNumericScript,
  normalizeInput,
  type TypedScript,
} from './normalize-input.ts'
import { componentMessages } from '#components/messages.ts'

/**
 * Restores the caret in an input that displays other characters than those typed (৫ for 5), where it would jump to the
 * end.
 */
function useSteadyCaret(): { ref: RefObject<HTMLInputElement | null>; remember(position: number): void } {
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (caret.current !== undefined && document.activeElement === ref.current) {
      ref.current?.setSelectionRange(caret.current, caret.current)
    }
    caret.current = undefined
  })
  return { ref, remember: (position) => (caret.current = position) }
}

export type TextInputProps = FieldFrame & {
  value: string
  onChange(value: string): void
  script?: TypedScript
  type?: 'text' | 'email' | 'search'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  width?: InputWidth
  /** Refuses copy, cut, paste and the context menu: a payment to a wrong account does not come back. */
  mustBeTyped?: boolean
  isDisabled?: boolean
  lang?: string
  /** Content between the hint and the input, to look at while typing. */
  above?: ReactNode
}

export function TextInput({
  value,
  onChange,
  script,
  type = 'text',
  width = 'full',
  mustBeTyped,
  ...rest
}: TextInputProps) {
  const { text, digits } = useLanguage()
  const [isRejected, setIsRejected] = useState(false)
  const { inputMode, autoComplete, maxLength, isDisabled, lang, above, ...frame } = rest
  const displayValue = isNumericScript(script) ? digits(value) : value
  const { ref, remember } = useSteadyCaret()
  const explained = findScriptError(value, script)
  const refusal = isRejected ? text(componentMessages.typeAgain) : undefined
  const left = getCharactersLeft(value, maxLength)
  const reject = (event: ClipboardEvent | MouseEvent) => {
    event.preventDefault()
    setIsRejected(true)
  }
  const write = (typed: string, caret: number) => {
    remember(normalizeInput(typed.slice(0, caret), script).length)
    setIsRejected(false)
    onChange(normalizeInput(typed, script))
  }

  return (
    <Field
      {...frame}
      error={refusal ?? (explained ? text(explained) : frame.error)}
      {...(left !== undefined && {
        note: text(left < 0 ? componentMessages.charactersOver : componentMessages.charactersLeft, {
          n: Math.abs(left),
        }),
      })}
    >
      {(control) => (
        <>
          {above}
          <input
            {...control}
            ref={ref}
            name={frame.id}
            // Browsers do not allow caret control in `email` inputs and validate them with their own messages.
            type={type === 'email' ? 'text' : type}
            inputMode={
              inputMode ??
              (type === 'email' ? 'email' : script === 'digits' ? 'numeric' : script === 'phone' ? 'tel' : undefined)
            }
            autoComplete={autoComplete ?? (mustBeTyped ? 'off' : undefined)}
            autoCapitalize={type === 'email' ? 'none' : undefined}
            spellCheck={script || type === 'email' ? false : undefined}
            disabled={isDisabled}
            lang={lang}
            value={displayValue}
            onChange={({ target }) => write(target.value, target.selectionStart ?? target.value.length)}
            className={classes(inputClasses, inputWidths[width], isNumericScript(script) && 'tabular-nums')}
            {...(mustBeTyped && { onCopy: reject, onCut: reject, onPaste: reject, onContextMenu: reject })}
          />
        </>
      )}
    </Field>
  )
}
