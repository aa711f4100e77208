import { useEffect, useState } from 'react'
import { suggestBanglaNames } from '@wewb/domain/language/bangla-name-suggestions'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from './button.tsx'
import { nameMessages } from './name-messages.ts'

/** Suggests Bangla spellings of a name typed in Latin letters, each as a button. */
export function SuggestedNames({ typed, onChoose }: { typed: string; onChoose(name: string): void }) {
  const text = useText()
  const names = suggestBanglaNames(useRested(typed))
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

/** Debounces the input: a screen reader that announces names on every key would disturb the typing. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), 400)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}
