import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeBatch } from '../../../../../domain/src/contracts/payments.ts'
import { call } from '../../../api-client/call.ts'
import { freshKey } from '../../../api-client/fresh-key.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useNavigate } from '../../../router/router.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { AskedOnceMore } from '../../../ui/asked-once-more.tsx'
import { Fact } from '../../../ui/file-head.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { batchAddress } from '../batch/batch-address.ts'
import { addAmounts, useTaka } from '../money.ts'
import { words as shared } from '../words.ts'
import type { QueuedPayment, SummaryRow } from './use-payment-queue.ts'
import { queueWords as words } from './words.ts'

type Props = {
  group: SummaryRow
  /** Those named; without them, all of the group that have no problem. */
  chosen?: readonly QueuedPayment[]
  onCancel(): void
  onMade(): void
}

/** Asked once more, with the count and the sum: from here on accounts and amounts stand still. */
export function MakeBatch({ group, chosen, onCancel, onMade }: Props) {
  const { text, number, digits } = useLanguage()
  const taka = useTaka()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [note, setNote] = useState('')
  // One key for this question: pressed twice, or sent again over a weak line, it is still one batch.
  const [key] = useState(freshKey)
  const { module, fiscalYear, ceilingLeft } = group
  const count = chosen?.length ?? group.payable.count
  const total = chosen ? addAmounts(chosen.map(({ amount }) => amount)) : group.payable.amount
  const isOver = ceilingLeft !== null && Number(total) > Number(ceilingLeft)
  const make = async () => {
    const which = chosen ? { applicationNos: [...new Set(chosen.map(({ applicationNo }) => applicationNo))] } : { all: true as const }
    const body = { module, fiscalYear, ...which, ...(note.trim() && { note: note.trim() }) }
    const { data } = await call(makeBatch, { body, headers: { 'idempotency-key': key }, isPatient: true })
    onMade()
    void client.invalidateQueries({ queryKey: ['payments'] })
    navigate(batchAddress(data.batchNo))
    return text(words.made, { no: data.batchNo, n: number(data.count), sum: taka(data.total) })
  }
  return (
    <AskedOnceMore
      title={text(words.makeTitle)}
      yes={text(words.makeYes)}
      look="primary"
      act={make}
      onCancel={onCancel}
      fields={{ note: words.note }}
    >
      {(problems) => (
        <>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
            <Fact name={text(shared.service)}>{text({ bn: group.moduleNameBng, en: group.moduleName })}</Fact>
            <Fact name={text(shared.year)}>{digits(fiscalYear)}</Fact>
            <Fact name={text(shared.files)}>
              <span className="text-lg tabular-nums">{number(count)}</span>
            </Fact>
            <Fact name={text(shared.total)}>
              <span className="text-lg tabular-nums">{taka(total)}</span>
            </Fact>
            {ceilingLeft !== null && <Fact name={text(words.ceiling)}>{taka(ceilingLeft)}</Fact>}
          </dl>
          {isOver && <Alert kind="needs-you">{text(words.overCeiling)}</Alert>}
          {!chosen && group.problemCount > 0 && <p>{text(words.leftOut, { n: number(group.problemCount) })}</p>}
          <p className="text-muted">{text(words.makeText)}</p>
          <TextArea
            id="note"
            label={text(words.note)}
            hint={text(words.noteHint)}
            isOptional
            rows={2}
            maxLength={500}
            value={note}
            onChange={setNote}
            error={problems.errorOf('note')}
          />
        </>
      )}
    </AskedOnceMore>
  )
}
