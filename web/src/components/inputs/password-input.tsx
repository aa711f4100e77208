import { Circle, CircleCheck, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { Field, type FieldFrame } from './field.tsx'
import { inputClasses, classes, focusRing } from '#components/styles/class-names.ts'
import { passwordRules } from './password-rules.ts'
import { componentMessages } from '#components/messages.ts'

const trailingButtonClasses =
  'absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-control text-muted hover:text-ink'

type Props = FieldFrame & {
  value: string
  onChange(value: string): void
  autoComplete: 'current-password' | 'new-password' | 'off'
  /** Shows the unmet password rules while typing. */
  showsRules?: boolean
}

/** Allows pasting and password managers, which create better passwords than people do. */
export function PasswordInput({ value, onChange, autoComplete, showsRules, ...frame }: Props) {
  const text = useText()
  const [isVisible, setIsVisible] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      <Field {...frame}>
        {(control) => (
          <div className="relative">
            <input
              {...control}
              name={frame.id}
              type={isVisible ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              value={value}
              onChange={({ target }) => onChange(target.value)}
              className={classes(inputClasses, 'w-full pr-12')}
            />
            <button
              type="button"
              aria-label={text(isVisible ? componentMessages.hidePassword : componentMessages.showPassword)}
              aria-controls={frame.id}
              onClick={() => setIsVisible(!isVisible)}
              className={classes(trailingButtonClasses, focusRing)}
            >
              {isVisible ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
            </button>
          </div>
        )}
      </Field>
      {showsRules && <Rules password={value} />}
    </div>
  )
}

function Rules({ password }: { password: string }) {
  const text = useText()
  return (
    <div className="rounded-control bg-draft-soft px-3 py-2 text-sm">
      <p className="font-semibold">{text(componentMessages.passwordMust)}</p>
      <ul className="mt-1 grid gap-1">
        {passwordRules.map(({ name, isMet }) => {
          const met = isMet(password)
          return (
            <li
              key={name.en}
              className={classes('flex items-start gap-2', met ? 'font-semibold text-done' : 'text-ink')}
            >
              {met ? (
                <CircleCheck aria-hidden size={18} className="mt-0.5 shrink-0" />
              ) : (
                <Circle aria-hidden size={18} className="mt-0.5 shrink-0 text-muted" />
              )}
              <span>
                {text(name)}
                <span className="sr-only">
                  {' '}
                  ({text(met ? componentMessages.ruleMet : componentMessages.ruleNotMet)})
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
