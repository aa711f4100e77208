import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { listReturns, takeReturns } from '../../../../../domain/src/contracts/payment-returns.ts'
import { call } from '../../../api-client/call.ts'
import { upload } from '../../../api-client/upload.ts'
import { SheetForm } from '../../../forms/sheet-form.tsx'
import { useText } from '../../../i18n/language.tsx'
import { Card } from '../../../ui/card.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import type { Batch } from '../batch/use-batch.ts'
import { CheckedReturns } from './checked-returns.tsx'
import { TakenReturns } from './taken-returns.tsx'
import { returnWords as words } from './words.ts'

export type CheckedFile = AnswerOf<typeof takeReturns> & { file: File }

/** The bank's answers: one is brought, looked at row by row and taken in; those before it are listed. */
export function Returns({ batch: { batchNo, state, mayReturnYn, progress } }: { batch: Batch }) {
  const text = useText()
  const [checked, setChecked] = useState<CheckedFile>()
  // A new number is a new form: the file that was taken or put aside is chosen no more.
  const [turn, setTurn] = useState(0)
  const taken = useQuery({
    queryKey: ['payments', 'returns', batchNo],
    queryFn: async () => (await call(listReturns, { params: { batchNo }, showLoader: false })).data.list,
  })
  const send = async (form: FormData, onProgress: (part: number) => void) => {
    setChecked(undefined)
    const { data } = await upload(takeReturns, { params: { batchNo }, form, onProgress })
    const file = form.get('file')
    if (file instanceof File) setChecked({ ...data, file })
  }
  const forget = () => {
    setChecked(undefined)
    setTurn((before) => before + 1)
  }
  const mayBring = mayReturnYn === 'Y' && progress.doing === null
  const list = taken.data ?? []
  if (!mayBring && list.length === 0) return null
  return (
    <Card title={text(words.title)}>
      <div className="flex flex-col gap-5">
        {mayBring && (
          // Nothing is awaited any more; a file that comes nevertheless is still looked at.
          <Fold isFolded={state === 'RECONCILED'} label={text(words.another)}>
            <p className="max-w-[68ch] text-muted">{text(words.intro)}</p>
            <SheetForm key={turn} hint={words.hint} send={send} onChoose={() => setChecked(undefined)} />
          </Fold>
        )}
        {checked && <CheckedReturns key={checked.hash} batchNo={batchNo} checked={checked} onDone={forget} />}
        {list.length > 0 && <TakenReturns batchNo={batchNo} list={list} />}
      </div>
    </Card>
  )
}

function Fold({ isFolded, label, children }: { isFolded: boolean; label: string; children: ReactNode }) {
  if (!isFolded) return children
  return (
    <details className="rounded-control border border-line">
      <summary className={classes('min-h-11 cursor-pointer rounded-control px-4 py-2.5 font-semibold text-brand', focusRing)}>
        {label}
      </summary>
      <div className="flex flex-col gap-5 px-4 pb-4">{children}</div>
    </details>
  )
}
