import type { ReactNode } from 'react'
import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'
import { useText } from '../../../i18n/language.tsx'
import { AskedOnceMore } from '../../../ui/asked-once-more.tsx'

type Props<T> = {
  title: Bilingual
  yes: Bilingual
  act(): Promise<T>
  said(answer: T): Bilingual
  onClose(): void
  onDone(): void
  children: ReactNode
}

/** A grave act on a whole list: what follows from it, and one button. */
export function ConfirmAct<T>({ title, yes, act, said, onClose, onDone, children }: Props<T>) {
  const text = useText()
  const go = async () => {
    const answer = await act()
    onClose()
    onDone()
    return text(said(answer))
  }
  return (
    <AskedOnceMore title={text(title)} yes={text(yes)} look="primary" act={go} onCancel={onClose}>
      {children}
    </AskedOnceMore>
  )
}
