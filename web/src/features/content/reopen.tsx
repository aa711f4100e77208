import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { words } from './words.ts'

/** Somebody else was quicker: nothing is overwritten, and nothing that was typed is lost before one has looked. */
export function Reopen({ onReopen }: { onReopen(): void }) {
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
