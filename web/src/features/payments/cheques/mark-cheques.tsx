import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reconcileCheques } from '../../../../../domain/src/contracts/cheques.ts'
import { issue } from '../../../../../domain/src/fields/issue.ts'
import { dhakaDay } from '../../../../../domain/src/language/dates.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { AskedOnceMore, type Problems } from '../../../ui/asked-once-more.tsx'
import { DateInput } from '../../../ui/date-input.tsx'
import { addAmounts, useTaka } from '../money.ts'
import type { Cheque } from './use-cheques.ts'
import { chequeWords as words } from './words.ts'

const numbersOf = (cheques: readonly Cheque[]) => cheques.map(({ bookId, chequeNo }) => ({ bookId, chequeNo }))

/** The bank has paid them: on which day its statement says. */
export function MarkCheques({ cheques, onCancel, onDone }: { cheques: readonly Cheque[]; onCancel(): void; onDone(): void }) {
  const { text, number } = useLanguage()
  const taka = useTaka()
  const client = useQueryClient()
  const [today] = useState(() => dhakaDay(new Date()))
  const [day, setDay] = useState(today)
  const mark = async (problems: Problems) => {
    if (problems.refuse(day ? [] : [issue('reconciledOn', 'required')])) return undefined
    const { message } = await call(reconcileCheques, { body: { cheques: numbersOf(cheques), reconciledOn: day }, isPatient: true })
    void client.invalidateQueries({ queryKey: ['payments', 'cheques'] })
    onDone()
    return message
  }
  const sum = taka(addAmounts(cheques.map(({ amount }) => amount ?? '0')))
  return (
    <AskedOnceMore
      title={text(words.markTitle)}
      yes={text(words.markYes)}
      look="primary"
      act={mark}
      onCancel={onCancel}
      fields={{ reconciledOn: words.markDay }}
    >
      {(problems) => (
        <>
          <p>{text(words.markText, { n: number(cheques.length), sum })}</p>
          <DateInput
            id="reconciledOn"
            label={text(words.markDay)}
            value={day}
            max={today}
            onChange={(chosen) => (problems.settle('reconciledOn'), setDay(chosen))}
            error={problems.errorOf('reconciledOn')}
          />
        </>
      )}
    </AskedOnceMore>
  )
}

/** A mark that was set by mistake. */
export function UnmarkCheque({ cheque, onClose }: { cheque: Cheque; onClose(): void }) {
  const { text, digits } = useLanguage()
  const client = useQueryClient()
  const unmark = async () => {
    await call(reconcileCheques, { body: { cheques: numbersOf([cheque]), reconciledOn: null }, isPatient: true })
    void client.invalidateQueries({ queryKey: ['payments', 'cheques'] })
    onClose()
    return text(words.undone)
  }
  return (
    <AskedOnceMore title={text(words.undoTitle, { no: digits(cheque.chequeNo) })} yes={text(words.undoYes)} act={unmark} onCancel={onClose}>
      <p>{text(words.undoText)}</p>
    </AskedOnceMore>
  )
}
