import { useState } from 'react'
import { decideLayouts, proposeLayouts } from '@wewb/domain/payments/payment-layout-contracts'
import { bankFileCells } from '@wewb/domain/payments/format-bank-file'
import { returnSources } from '@wewb/domain/payments/bank-file-layout'
import { settlementReasonLength } from '@wewb/domain/payments/settlement-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage, useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { Card } from '#components/layout/card.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { RecordFact } from '#components/layout/record-header.tsx'
import { ConfirmDialog, type FormProblems } from '#components/overlays/confirm-dialog.tsx'
import { DecisionDialog, findMissing, type DecisionOfTwo } from '#payments/decision-dialog.tsx'
import { ExampleRow, examplePayment } from './example-row.tsx'
import { LayoutColumns } from './layout-columns.tsx'
import type { Layouts } from './layout-view.tsx'
import { layoutMessages, separatorMessages } from './messages.ts'

type Props = { layouts: Layouts; onChanged(): void }

/** Shows the change that waits for a second person: the value under each heading, and a sample of the file. */
export function LayoutProposal({ layouts, onChanged }: Props) {
  const { text, dateInTable, time } = useLanguage()
  const [isDeciding, setIsDeciding] = useState(false)
  const { proposal } = layouts
  if (!proposal) return null
  const { file, returns, proposalId, may, reason, proposedBy, proposedAt } = proposal
  const [cells = []] = bankFileCells({ ...file, headings: false }, [examplePayment])
  const columns = file.columns
    .filter(({ on }) => on)
    .map(({ heading, source }, index) => {
      const earlier = layouts.file.columns.find((column) => column.source === source && column.on)
      const before = earlier?.heading === heading ? undefined : (earlier?.heading ?? '')
      return { heading, source, cell: cells[index] ?? '', before }
    })
  const decide = async (body: DecisionOfTwo) => {
    const { message } = await sendRequest(decideLayouts, { params: { proposalId }, body })
    onChanged()
    return message
  }
  return (
    <Card title={text(layoutMessages.waiting)} className="border-l-4 border-l-needs-you">
      <div className="grid gap-5">
        <p className="max-w-prose text-muted">{text(layoutMessages.waitingText)}</p>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          <RecordFact name={text(layoutMessages.proposedBy)}>
            <PersonName {...proposedBy} />
            <span className="block text-sm font-normal text-muted">
              {dateInTable(proposedAt)}, {time(proposedAt)}
            </span>
          </RecordFact>
          <RecordFact name={text(layoutMessages.reason)}>{reason}</RecordFact>
          <RecordFact name={text(layoutMessages.separator)}>{text(separatorMessages[file.separator])}</RecordFact>
          <RecordFact name={text(layoutMessages.dateFormat)}>
            {file.dateFormat} / {returns.dateFormat}
          </RecordFact>
          <RecordFact name={text(layoutMessages.paidWords)}>{returns.paidWords.join(', ')}</RecordFact>
          <RecordFact name={text(layoutMessages.failedWords)}>{returns.failedWords.join(', ')}</RecordFact>
          {returns.columns.map(({ heading, source }) => (
            <RecordFact key={source} name={text(layoutMessages.returnColumn, { what: returnSources[source] })}>
              {heading}
            </RecordFact>
          ))}
        </dl>
        <LayoutColumns columns={columns} />
        <ExampleRow layout={file} />
        {may === 'withdraw' && <Alert kind="info">{text(layoutMessages.ownProposal)}</Alert>}
        {may !== 'nothing' && (
          <Button
            variant={may === 'decide' ? 'primary' : 'secondary'}
            className="justify-self-start"
            onClick={() => setIsDeciding(true)}
          >
            {text(may === 'decide' ? layoutMessages.decide : layoutMessages.withdraw)}
          </Button>
        )}
      </div>
      {isDeciding && (
        <DecisionDialog
          title={text(may === 'decide' ? layoutMessages.decide : layoutMessages.withdraw)}
          isWithdrawal={may === 'withdraw'}
          onDecide={decide}
          onClose={() => setIsDeciding(false)}
        >
          <p className="text-muted">{text(layoutMessages.decideText)}</p>
        </DecisionDialog>
      )}
    </Card>
  )
}

type ProposeProps = { draft: Pick<Layouts, 'file' | 'returns' | 'revision'>; onDone(): void; onCancel(): void }

/** The first person says why the layout changes. */
export function ProposeLayouts({ draft, onDone, onCancel }: ProposeProps) {
  const text = useText()
  const [reason, setReason] = useState('')
  const propose = async (problems: FormProblems) => {
    if (problems.showIssues(findMissing({ reason }))) return undefined
    const { message } = await sendRequest(proposeLayouts, { body: { ...draft, reason: reason.trim() } })
    onDone()
    return message
  }
  return (
    <ConfirmDialog
      title={text(layoutMessages.save)}
      confirmLabel={text(layoutMessages.proposeYes)}
      variant="primary"
      onConfirm={propose}
      onCancel={onCancel}
      fields={{ reason: layoutMessages.reason }}
    >
      {(problems) => (
        <>
          <p className="text-muted">{text(layoutMessages.proposeText)}</p>
          <TextArea
            id="reason"
            label={text(layoutMessages.reason)}
            rows={3}
            maxLength={settlementReasonLength.longest}
            value={reason}
            onChange={(typed) => (problems.clearErrorsAt('reason'), setReason(typed))}
            error={problems.errorOf('reason')}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
