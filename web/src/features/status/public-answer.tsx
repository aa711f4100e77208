import { Printer } from 'lucide-react'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { StatusCard } from './status-card.tsx'
import type { StatusAnswer } from './status-shown.ts'
import { words } from './words.ts'

export function PublicAnswer({ answer, onBack }: { answer: StatusAnswer; onBack(): void }) {
  const text = useText()
  return (
    <>
      <StatusCard title={text(words.answer)} answer={answer} />
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button look="secondary" icon={<Printer aria-hidden size={20} />} onClick={() => window.print()}>
          {text(words.print)}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {text(words.checkAnother)}
        </Button>
      </div>
    </>
  )
}
