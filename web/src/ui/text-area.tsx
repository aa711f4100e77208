import { useLanguage } from '../i18n/language.tsx'
import { Field, type FieldFrame } from './field.tsx'
import { boxLook, classes } from './look.ts'
import { charactersLeft, explainScript, keep, type TypedScript } from './typed-text.ts'
import { choiceWords } from './choice-words.ts'
import { words } from './words.ts'

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
  const left = charactersLeft(value, maxLength)
  const explained = explainScript(value, script)
  return (
    <Field
      {...frame}
      label={label ?? text(choiceWords.yourMessage)}
      error={explained ? text(explained) : frame.error}
      {...(left !== undefined && { note: text(left < 0 ? words.charactersOver : words.charactersLeft, { n: Math.abs(left) }) })}
    >
      {(control) => (
        <textarea
          {...control}
          name={frame.id}
          rows={rows}
          value={value}
          onChange={({ target }) => onChange(keep(target.value, script))}
          className={classes(boxLook, 'w-full')}
        />
      )}
    </Field>
  )
}
