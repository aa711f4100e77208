import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'

type Props = { words: { reopen: Bilingual; reopenText: Bilingual }; onReopen(): void }

/** Shown when somebody else has saved first: nothing is overwritten, and the input stays until the user reloads. */
export function EditConflict({ words, onReopen }: Props) {
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
