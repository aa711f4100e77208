import { Plus } from 'lucide-react'
import { useState } from 'react'
import { proposeListChange } from '@wewb/domain/content/list-change-contracts'
import { listChangeActions, type ListChangeAction } from '@wewb/domain/services/awards/list-change'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useProblems } from '#components/feedback/use-problems.ts'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { listChangeMessages } from './list-change-messages.ts'
import type { ListChanges } from './list-changes-card.tsx'
import { ProposedRow } from './proposed-change-row.tsx'

/** `key` stays with a row when another one is deleted. */
export type DraftRow = { key: number; applicationNo: string; action: ListChangeAction }

type Props = { setupId: number; changes: ListChanges; applicationNo: string; onClose(): void; onDone(): void }

/** Proposes which applications become selected, deselected, added or removed, and why. */
export function ProposeListChange({ setupId, changes, applicationNo, onClose, onDone }: Props) {
  const { text, number } = useLanguage()
  const { version, state, rankedYn } = changes
  const actions = rankedYn === 'Y' ? listChangeActions : (['REMOVE'] as const)
  const newRow = (key: number, no = ''): DraftRow => ({ key, applicationNo: no, action: actions[0] })
  const [rows, setRows] = useState([newRow(0, applicationNo)])
  const [reason, setReason] = useState('')
  const labels = rows.map((_, index) => [
    `rows.${index}.applicationNo`,
    {
      bn: text(listChangeMessages.row, { n: number(index + 1) }),
      en: text(listChangeMessages.row, { n: number(index + 1) }),
    },
  ])
  const problems = useProblems({ reason: listChangeMessages.reason, ...Object.fromEntries(labels) })
  const { isBusy, run } = useBusy()
  const propose = () =>
    void run(async () => {
      const empty = rows.flatMap((row, index) =>
        row.applicationNo.trim() ? [] : [{ path: `rows.${index}.applicationNo`, code: 'required' as const }],
      )
      const missing = reason.trim() ? empty : [...empty, { path: 'reason', code: 'required' as const }]
      if (problems.showIssues(missing)) return
      try {
        const named = rows.map(({ applicationNo: no, action }) => ({ applicationNo: no.trim(), action }))
        const { data } = await sendRequest(proposeListChange, {
          params: { id: setupId },
          body: { version, reason: reason.trim(), rows: named },
          isOfflineTolerant: true,
        })
        toast({
          kind: 'success',
          text: text(data.outcome === 'OPEN' ? listChangeMessages.sent : listChangeMessages.applied),
        })
        onDone()
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  const change = (index: number, changed: DraftRow) => {
    problems.clearErrorsAt(`rows.${index}.applicationNo`)
    setRows((before) => before.map((row) => (row.key === changed.key ? changed : row)))
  }
  return (
    <Modal isOpen onClose={onClose} title={text(listChangeMessages.proposeTitle)} size="2xl">
      <Form problems={problems} onSubmit={propose}>
        <Alert kind="info" title={text(state === 'PROPOSED' ? listChangeMessages.atOnce : listChangeMessages.bySecond)}>
          {state === 'PUBLISHED' && text(listChangeMessages.whenPublic)}
        </Alert>
        {rows.map((row, index) => (
          <ProposedRow
            key={row.key}
            index={index}
            row={row}
            actions={actions}
            error={problems.errorOf(`rows.${index}.applicationNo`)}
            onChange={(changed) => change(index, changed)}
            onDelete={
              rows.length > 1 ? () => (problems.clear(), setRows(rows.filter(({ key }) => key !== row.key))) : undefined
            }
          />
        ))}
        <Button
          variant="quiet"
          isSmall
          className="self-start"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => setRows([...rows, newRow(Math.max(...rows.map(({ key }) => key)) + 1)])}
        >
          {text(listChangeMessages.addRow)}
        </Button>
        <TextArea
          id="reason"
          label={text(listChangeMessages.reason)}
          hint={text(listChangeMessages.reasonHint)}
          maxLength={1000}
          value={reason}
          onChange={(value) => (problems.clearErrorsAt('reason'), setReason(value))}
          error={problems.errorOf('reason')}
        />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(state === 'PROPOSED' ? listChangeMessages.apply : listChangeMessages.send)}
        </Button>
      </Form>
    </Modal>
  )
}
