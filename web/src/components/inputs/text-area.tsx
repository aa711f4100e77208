import { useLanguage } from '#lib/i18n/language.tsx'
import { Field, type FieldFrame } from './field.tsx'
import { inputClasses, classes } from '#components/styles/class-names.ts'
import { getCharactersLeft, findScriptError, normalizeInput, type TypedScript } from './normalize-input.ts'
import { choiceMessages } from './choice-messages.ts'
import { componentMessages } from '#components/messages.ts'

type Props = Omit<FieldFrame, 'label'> & {
  label?: FieldFrame['label']
  value: string
  onChange(value: string): void
  script?: TypedScript
  rows?: number
  maxLength?: number
}

export function TextArea({ label, value, onChange, script, rows = 4, maxLength, ...frame }: Props) {
  const { text } = useLanguage()
  const left = getCharactersLeft(value, maxLength)
  const explained = findScriptError(value, script)
  return (
    <Field
      {...frame}
      label={label ?? text(choiceMessages.yourMessage)}
      error={explained ? text(explained) : frame.error}
      {...(left !== undefined && {
        note: text(left < 0 ? componentMessages.charactersOver : componentMessages.charactersLeft, {
          n: Math.abs(left),
        }),
      })}
    >
      {(control) => (
        <textarea
          {...control}
          name={frame.id}
          rows={rows}
          value={value}
          onChange={({ target }) => onChange(normalizeInput(target.value, script))}
          className={classes(inputClasses, 'w-full')}
        />
      )}
    </Field>
  )
}
