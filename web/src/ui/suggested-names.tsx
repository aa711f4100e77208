import { useEffect, useState } from 'react'
import { suggestBangla } from '../../../domain/src/language/bangla-names.ts'
import { useText } from '../i18n/language.tsx'
import { Button } from './button.tsx'
import { nameWords } from './name-words.ts'

/** How a name typed in Latin letters may be written in Bangla, each spelling as a button that writes it. */
export function SuggestedNames({ typed, onChoose }: { typed: string; onChoose(name: string): void }) {
  const text = useText()
  const names = suggestBangla(useRested(typed))
  if (names.length === 0) return null
  return (
    <span className="mt-2 flex flex-wrap items-center gap-2">
      <span>{text(nameWords.didYouMean)}</span>
      {names.map((name) => (
        <Button key={name} look="secondary" lang="bn" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </span>
  )
}

/** What was typed once the typing rests: a reader that says new names at every key would talk over the person who types. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), 400)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}
