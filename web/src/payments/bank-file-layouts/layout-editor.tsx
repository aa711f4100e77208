import { Save, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { validateLayouts } from '@wewb/domain/payments/validate-layouts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { useProblems } from '#components/feedback/use-problems.ts'
import { classes } from '#components/styles/class-names.ts'
import { stickyBarClasses } from '#components/layout/card.tsx'
import { PaymentFileLayoutCard } from './payment-file-layout-card.tsx'
import { LayoutProposal, ProposeLayouts } from './layout-proposal.tsx'
import type { Layouts } from './layout-view.tsx'
import { ReturnFileLayoutCard } from './return-file-layout-card.tsx'
import { layoutMessages } from './messages.ts'

/** Both layouts form one draft, because a returned file must match the sent one. */
export function LayoutEditor({ layouts, onChanged }: { layouts: Layouts; onChanged(): void }) {
  const { text, date, time } = useLanguage()
  const [file, setFile] = useState(layouts.file)
  const [returns, setReturns] = useState(layouts.returns)
  const [isProposing, setIsProposing] = useState(false)
  const problems = useProblems()
  const mayEdit = layouts.mayEditYn === 'Y'
  const isReadOnly = !mayEdit || layouts.proposal !== null
  const isChanged = file !== layouts.file || returns !== layouts.returns
  const propose = () => {
    if (problems.showIssues(validateLayouts(file, returns))) return
    problems.clear()
    setIsProposing(true)
  }
  const undo = () => {
    setFile(layouts.file)
    setReturns(layouts.returns)
    problems.clear()
  }
  return (
    <div className="grid gap-4">
      <LayoutProposal layouts={layouts} onChanged={onChanged} />
      <Form problems={problems} onSubmit={propose}>
        {!mayEdit && <Alert kind="info">{text(layoutMessages.readOnly)}</Alert>}
        <PaymentFileLayoutCard layout={file} onChange={setFile} problems={problems} isReadOnly={isReadOnly} />
        <ReturnFileLayoutCard layout={returns} onChange={setReturns} problems={problems} isReadOnly={isReadOnly} />
        <div className={classes(stickyBarClasses, 'items-center gap-x-4 gap-y-2 rounded-card border')}>
          {!isReadOnly && (
            <>
              <Button type="submit" disabled={!isChanged} icon={<Save aria-hidden size={20} />}>
                {text(layoutMessages.save)}
              </Button>
              {isChanged && (
                <Button variant="quiet" icon={<Undo2 aria-hidden size={20} />} onClick={undo}>
                  {text(layoutMessages.undo)}
                </Button>
              )}
            </>
          )}
          <p aria-live="polite" className="text-sm text-muted">
            {isChanged
              ? text(layoutMessages.unsaved)
              : layouts.changedAt
                ? text(layoutMessages.changedAt, { date: date(layouts.changedAt), time: time(layouts.changedAt) })
                : text(layoutMessages.asGiven)}
          </p>
        </div>
      </Form>
      {isProposing && (
        <ProposeLayouts
          draft={{ file, returns, revision: layouts.revision }}
          onDone={() => (setIsProposing(false), onChanged())}
          onCancel={() => setIsProposing(false)}
        />
      )}
    </div>
  )
}
