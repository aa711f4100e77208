import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reconcileCheques } from '@wewb/domain/payments/cheque-contracts'
import { issue } from '@wewb/domain/engine/fields/issue'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ConfirmDialog, type FormProblems } from '#components/overlays/confirm-dialog.tsx'
import { DateInput } from '#components/inputs/date-input.tsx'
import { sumAmounts, useFormatTaka } from '#payments/money.ts'
import type { Cheque } from './use-cheques.ts'
import { chequeRegisterMessages } from './messages.ts'

const numbersOf = (cheques: readonly Cheque[]) => cheques.map(({ bookId, chequeNo }) => ({ bookId, chequeNo }))

/** Marks cheques as paid on the date of the bank statement. */
export function ReconcileCheques({
  cheques,
  onCancel,
  onDone,
}: {
  cheques: readonly Cheque[]
  onCancel(): void
  onDone(): void
}) {
  const { text, number } = useLanguage()
  const taka = useFormatTaka()
  const client = useQueryClient()
  const [today] = useState(() => toDhakaDate(new Date()))
  const [day, setDay] = useState(today)
  const mark = async (problems: FormProblems) => {
    if (problems.showIssues(day ? [] : [issue('reconciledOn', 'required')])) return undefined
    const { message } = await sendRequest(reconcileCheques, {
      body: { cheques: numbersOf(cheques), reconciledOn: day },
      isOfflineTolerant: true,
    })
    void client.invalidateQueries({ queryKey: ['payments', 'cheques'] })
    onDone()
    return message
  }
  const sum = taka(sumAmounts(cheques.map(({ amount }) => amount ?? '0')))
  return (
    <ConfirmDialog
      title={text(chequeRegisterMessages.markTitle)}
      confirmLabel={text(chequeRegisterMessages.markYes)}
      variant="primary"
      onConfirm={mark}
      onCancel={onCancel}
      fields={{ reconciledOn: chequeRegisterMessages.markDay }}
    >
      {(problems) => (
        <>
          <p>{text(chequeRegisterMessages.markText, { n: number(cheques.length), sum })}</p>
          <p>{text(chequeRegisterMessages.markStays)}</p>
          <DateInput
            id="reconciledOn"
            label={text(chequeRegisterMessages.markDay)}
            value={day}
            max={today}
            onChange={(chosen) => (problems.clearErrorsAt('reconciledOn'), setDay(chosen))}
            error={problems.errorOf('reconciledOn')}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
