import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'

type Props = { messages: { reopen: Bilingual; reopenText: Bilingual }; onReload(): void }

/** Shown when somebody else has saved first: nothing is overwritten, and the input stays until the user reloads. */
export function EditConflict({ messages, onReload }: Props) {
  const text = useText()
  return (
    <>
      <p>{text(messages.reopenText)}</p>
      <Button variant="secondary" isSmall className="mt-2" onClick={onReload}>
        {text(messages.reopen)}
      </Button>
    </>
  )
}
