import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getWaitingReturn, listReturns, importReturns } from '@wewb/domain/payments/payment-return-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { upload } from '#lib/api-client/upload.ts'
import { SpreadsheetUploadForm } from '#form-engine/forms/spreadsheet-upload-form.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import type { Batch } from '#payments/batch/use-batch.ts'
import { ReturnPreview } from './return-preview.tsx'
import { ReturnHistory } from './return-history.tsx'
import { WaitingReturn } from './waiting-return.tsx'
import { returnMessages } from './messages.ts'

export type ReturnFilePreview = ResponseOf<typeof importReturns> & { file: File }

/** Uploads, previews and imports return files of the bank, and lists earlier ones. */
export function BankReturns({ batch: { batchNo, state, mayReturnYn, progress } }: { batch: Batch }) {
  const text = useText()
  const [checked, setChecked] = useState<ReturnFilePreview>()
  // A new key remounts the form and clears the chosen file.
  const [formKey, setFormKey] = useState(0)
  const returns = useQuery({
    queryKey: ['payments', 'returns', batchNo],
    queryFn: async () => (await sendRequest(listReturns, { params: { batchNo }, showLoader: false })).data.list,
  })
  const waits = useQuery({
    queryKey: ['payments', 'waiting-return', batchNo],
    queryFn: async () => (await sendRequest(getWaitingReturn, { params: { batchNo }, showLoader: false })).data.waiting,
  })
  const send = async (form: FormData, onProgress: (part: number) => void) => {
    setChecked(undefined)
    const { data } = await upload(importReturns, { params: { batchNo }, form, onProgress })
    const file = form.get('file')
    if (file instanceof File) setChecked({ ...data, file })
  }
  const forget = () => {
    setChecked(undefined)
    setFormKey((before) => before + 1)
  }
  const waiting = waits.data ?? null
  const mayImport = mayReturnYn === 'Y' && progress.doing === null && waiting === null && !waits.isPending
  const list = returns.data ?? []
  if (!mayImport && !waiting && list.length === 0) return null
  return (
    <Card title={text(returnMessages.title)}>
      <div className="flex flex-col gap-5">
        {waiting && <WaitingReturn key={waiting.hash} batchNo={batchNo} waiting={waiting} />}
        {mayImport && (
          // No more responses are expected, but a late file can still be imported.
          <Fold isFolded={state === 'RECONCILED'} label={text(returnMessages.another)}>
            <p className="max-w-[68ch] text-muted">{text(returnMessages.intro)}</p>
            <SpreadsheetUploadForm
              key={formKey}
              hint={returnMessages.hint}
              onUpload={send}
              onChoose={() => setChecked(undefined)}
            />
          </Fold>
        )}
        {checked && !waiting && (
          <ReturnPreview key={checked.hash} batchNo={batchNo} preview={checked} onDone={forget} />
        )}
        {list.length > 0 && <ReturnHistory batchNo={batchNo} list={list} />}
      </div>
    </Card>
  )
}

function Fold({ isFolded, label, children }: { isFolded: boolean; label: string; children: ReactNode }) {
  if (!isFolded) return children
  return (
    <details className="rounded-control border border-line">
      <summary
        className={classes('min-h-11 cursor-pointer rounded-control px-4 py-2.5 font-semibold text-brand', focusRing)}
      >
        {label}
      </summary>
      <div className="flex flex-col gap-5 px-4 pb-4">{children}</div>
    </details>
  )
}
