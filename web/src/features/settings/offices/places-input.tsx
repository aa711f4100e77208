import { X } from 'lucide-react'
import { useLanguage } from '../../../i18n/language.tsx'
import { ComboBox } from '../../../ui/combo-box.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { usePlaceOptions } from './use-offices.ts'
import { officeWords as words } from './words.ts'

type Props = {
  source: 'district' | 'mission' | 'airport'
  places: readonly string[]
  error: string | undefined
  onChange(places: string[]): void
}

/** Places are added one by one; each that was chosen can be taken out again. */
export function PlacesInput({ source, places, error, onChange }: Props) {
  const { text } = useLanguage()
  const options = usePlaceOptions(source)
  const left = options.filter(({ value }) => !places.includes(value))
  const nameOf = (place: string) => options.find(({ value }) => value === place)?.label ?? place
  return (
    <div className="grid gap-2">
      <ComboBox
        // A fresh box after each choice: what was typed for the last one is done with.
        key={`${left.length} ${options.length}`}
        id="places"
        label={text(words[source])}
        error={error}
        value=""
        onChange={(place) => place && onChange([...places, place])}
        options={left}
      />
      {places.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {places.map((place) => (
            <li key={place} className="inline-flex items-center rounded-full border border-line bg-brand-soft pl-4">
              <span className="wrap-anywhere">{nameOf(place)}</span>
              <button
                type="button"
                aria-label={text(words.removePlace, { name: nameOf(place) })}
                onClick={() => onChange(places.filter((one) => one !== place))}
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
