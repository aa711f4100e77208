import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { useText } from '../i18n/language.tsx'
import { Button } from './button.tsx'

type Props = { words: { reopen: Bilingual; reopenText: Bilingual }; onReopen(): void }

/** Somebody else was quicker: nothing is overwritten, and nothing that was typed is lost before one has looked. */
export function Reopen({ words, onReopen }: Props) {
  const text = useText()
  return (
    <>
      <p>{text(words.reopenText)}</p>
      <Button look="secondary" isSmall className="mt-2" onClick={onReopen}>
        {text(words.reopen)}
      </Button>
    </>
  )
}
