import type { ReactNode } from 'react'
import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'
import { useText } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { problemMessage, useProblems } from '../../../ui/use-problems.ts'

type Props<T> = {
  title: Bilingual
  yes: Bilingual
  act(): Promise<T>
  said(answer: T): Bilingual
  onClose(): void
  onDone(): void
  children: ReactNode
}

/** A grave act on a whole list: what follows from it, and one button. What is refused is said where it was asked. */
export function ConfirmAct<T>({ title, yes, act, said, onClose, onDone, children }: Props<T>) {
  const text = useText()
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const go = () =>
    void run(async () => {
      try {
        const answer = await act()
        toast({ kind: 'success', text: text(said(answer)) })
        onClose()
        onDone()
      } catch (problem) {
        problems.refuse([{ path: '', code: 'rule', message: problemMessage(problem) }])
      }
    })
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text(title)}
      size="lg"
      actions={
        <Button isBusy={isBusy} onClick={go}>
          {text(yes)}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {problems.errors.map((error) => (
          <Alert key={problems.attempt} kind="danger" takesFocus>
            {error.text}
          </Alert>
        ))}
        {children}
      </div>
    </Modal>
  )
}
