import { Save, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { saveLayouts } from '../../../../../domain/src/contracts/payment-layouts.ts'
import { checkLayouts } from '../../../../../domain/src/payments/check-layout.ts'
import { call, CallProblem } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { useProblems } from '../../../ui/use-problems.ts'
import { FileCard } from './file-card.tsx'
import type { Layouts } from './layout-view.tsx'
import { ReturnCard } from './return-card.tsx'
import { layoutWords as words } from './words.ts'

/** Both layouts are one draft: what goes out must be readable when it comes back. */
export function LayoutEditor({ layouts, onChanged }: { layouts: Layouts; onChanged(): void }) {
  const { text, date, time } = useLanguage()
  const [file, setFile] = useState(layouts.file)
  const [returns, setReturns] = useState(layouts.returns)
  const [isStale, setIsStale] = useState(false)
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const isReadOnly = layouts.mayEditYn === 'N'
  const isChanged = file !== layouts.file || returns !== layouts.returns
  const save = () =>
    void run(async () => {
      if (problems.refuse(checkLayouts(file, returns))) return
      problems.clear()
      try {
        const { message } = await call(saveLayouts, { body: { file, returns, revision: layouts.revision }, isPatient: true })
        toast({ kind: 'success', text: message })
        onChanged()
      } catch (problem) {
        setIsStale(problem instanceof CallProblem && problem.code === 'VERSION_CONFLICT')
        problems.failed(problem)
      }
    })
  const undo = () => {
    setFile(layouts.file)
    setReturns(layouts.returns)
    problems.clear()
  }
  return (
    <Form
      problems={problems}
      onSubmit={save}
      afterAlert={
        isStale && (
          <Button look="secondary" isSmall className="mt-2" onClick={onChanged}>
            {text(words.reload)}
          </Button>
        )
      }
    >
      {isReadOnly && <Alert kind="info">{text(words.readOnly)}</Alert>}
      <FileCard layout={file} onChange={setFile} problems={problems} isReadOnly={isReadOnly} />
      <ReturnCard layout={returns} onChange={setReturns} problems={problems} isReadOnly={isReadOnly} />
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card px-4 py-3 shadow-card">
        {!isReadOnly && (
          <>
            <Button type="submit" isBusy={isBusy} disabled={!isChanged} icon={<Save aria-hidden size={20} />}>
              {text(words.save)}
            </Button>
            {isChanged && (
              <Button look="quiet" icon={<Undo2 aria-hidden size={20} />} onClick={undo}>
                {text(words.undo)}
              </Button>
            )}
          </>
        )}
        <p aria-live="polite" className="text-sm text-muted">
          {isChanged
            ? text(words.unsaved)
            : layouts.changedAt
              ? text(words.changedAt, { date: date(layouts.changedAt), time: time(layouts.changedAt) })
              : text(words.asGiven)}
        </p>
      </div>
    </Form>
  )
}
