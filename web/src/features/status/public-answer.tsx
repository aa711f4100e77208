import { Printer } from 'lucide-react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { addressIn } from '../../../../domain/src/language/language-address.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { StatusCard } from './status-card.tsx'
import type { StatusAnswer } from './status-shown.ts'
import { words } from './words.ts'

export function PublicAnswer({ answer, onBack }: { answer: StatusAnswer; onBack(): void }) {
  const { text, locale } = useLanguage()
  const isAlive = useIsAlive()
  return (
    <>
      <StatusCard title={text(words.answer)} answer={answer} />
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        {isAlive ? (
          <>
            <Button look="secondary" icon={<Printer aria-hidden size={20} />} onClick={() => window.print()}>
              {text(words.print)}
            </Button>
            <Button look="quiet" onClick={onBack}>
              {text(words.checkAnother)}
            </Button>
          </>
        ) : (
          <ButtonLink look="quiet" to={addressIn(locale, getScreen('app-status-check').path)}>
            {text(words.checkAnother)}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
