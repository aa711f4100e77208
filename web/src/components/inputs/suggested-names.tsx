import type { Bilingual } from '@wewb/domain/language/bilingual'
import { suggestBanglaNames } from '@wewb/domain/language/bangla-name-suggestions'
import { useDebouncedValue } from '#lib/hooks/use-debounced-value.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from './button.tsx'

const nameMessages = {
  didYouMean: { bn: 'আপনি কি এটি লিখতে চান:', en: 'Did you mean:' },
} satisfies Record<string, Bilingual>

/** Pause in the typing before names are suggested: a screen reader would otherwise announce them on every key. */
const debounceMs = 400

/** Suggests Bangla spellings of a name typed in Latin letters, each as a button. */
export function SuggestedNames({ typed, onChoose }: { typed: string; onChoose(name: string): void }) {
  const text = useText()
  const names = suggestBanglaNames(useDebouncedValue(typed, debounceMs))
  if (names.length === 0) return null
  return (
    <span className="mt-2 flex flex-wrap items-center gap-2">
      <span>{text(nameMessages.didYouMean)}</span>
      {names.map((name) => (
        <Button key={name} variant="secondary" lang="bn" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </span>
  )
}
