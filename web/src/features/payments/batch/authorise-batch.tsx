import { useState } from 'react'
import { authoriseBatch } from '../../../../../domain/src/contracts/payments.ts'
import { issue } from '../../../../../domain/src/fields/issue.ts'
import { dhakaDay } from '../../../../../domain/src/language/dates.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { AskedOnceMore, type Problems } from '../../../ui/asked-once-more.tsx'
import { DateInput } from '../../../ui/date-input.tsx'
import { Fact } from '../../../ui/file-head.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useTaka } from '../money.ts'
import { words as shared } from '../words.ts'
import { useBatchChanged, type Batch } from './use-batch.ts'
import { batchWords as words } from './words.ts'

const fields = { adviceNo: words.adviceNo, adviceDate: words.adviceDate }

/** The second pair of eyes: with the count and the sum before them, and the advice the bank is sent. */
export function AuthoriseBatch({ batch, onClose }: { batch: Batch; onClose(): void }) {
  const { text, number } = useLanguage()
  const taka = useTaka()
  const changed = useBatchChanged()
  const [adviceNo, setAdviceNo] = useState('')
  const [adviceDate, setAdviceDate] = useState(() => dhakaDay(new Date()))
  const { batchNo, revision } = batch
  const authorise = async (problems: Problems) => {
    const missing = Object.entries({ adviceNo, adviceDate }).flatMap(([id, value]) => (value.trim() ? [] : [issue(id, 'required')]))
    if (problems.refuse(missing)) return undefined
    const body = { adviceNo: adviceNo.trim(), adviceDate, revision }
    const { data, message } = await call(authoriseBatch, { params: { batchNo }, body, isPatient: true })
    changed(data)
    onClose()
    return message
  }
  return (
    <AskedOnceMore
      title={text(words.authoriseTitle)}
      yes={text(words.authoriseYes)}
      look="primary"
      act={authorise}
      onCancel={onClose}
      fields={fields}
    >
      {(problems) => (
        <>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
            <Fact name={text(shared.files)}>
              <span className="text-lg tabular-nums">{number(batch.count)}</span>
            </Fact>
            <Fact name={text(shared.total)}>
              <span className="text-lg tabular-nums">{taka(batch.total)}</span>
            </Fact>
          </dl>
          <p className="text-muted">{text(words.authoriseText)}</p>
          <TextInput
            id="adviceNo"
            label={text(words.adviceNo)}
            width="medium"
            maxLength={50}
            autoComplete="off"
            value={adviceNo}
            onChange={(typed) => (problems.settle('adviceNo'), setAdviceNo(typed))}
            error={problems.errorOf('adviceNo')}
          />
          <DateInput
            id="adviceDate"
            label={text(words.adviceDate)}
            value={adviceDate}
            onChange={(day) => (problems.settle('adviceDate'), setAdviceDate(day))}
            error={problems.errorOf('adviceDate')}
          />
        </>
      )}
    </AskedOnceMore>
  )
}
