import { X } from 'lucide-react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ComboBox } from '#components/inputs/combo-box.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { useJurisdictionOptions } from './use-offices.ts'
import { officeMessages } from './messages.ts'

type Props = {
  source: 'district' | 'mission' | 'airport'
  jurisdictions: readonly string[]
  error: string | undefined
  onChange(jurisdictions: string[]): void
}

/** Adds and removes jurisdictions one by one. */
export function JurisdictionsInput({ source, jurisdictions, error, onChange }: Props) {
  const { text } = useLanguage()
  const options = useJurisdictionOptions(source)
  const left = options.filter(({ value }) => !jurisdictions.includes(value))
  const nameOf = (jurisdiction: string) => options.find(({ value }) => value === jurisdiction)?.label ?? jurisdiction
  return (
    <div className="grid gap-2">
      <ComboBox
        // A new key remounts the input after each choice and clears its search text.
        key={`${left.length} ${options.length}`}
        id="places"
        label={text(officeMessages[source])}
        error={error}
        value=""
        onChange={(jurisdiction) => jurisdiction && onChange([...jurisdictions, jurisdiction])}
        options={left}
      />
      {jurisdictions.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {jurisdictions.map((jurisdiction) => (
            <li
              key={jurisdiction}
              className="inline-flex items-center rounded-full border border-line bg-brand-soft pl-4"
            >
              <span className="wrap-anywhere">{nameOf(jurisdiction)}</span>
              <button
                type="button"
                aria-label={text(officeMessages.removePlace, { name: nameOf(jurisdiction) })}
                onClick={() => onChange(jurisdictions.filter((one) => one !== jurisdiction))}
                className={classes(
                  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-brand hover:bg-card',
                  focusRing,
                )}
              >
                <X aria-hidden size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
