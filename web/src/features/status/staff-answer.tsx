import { Printer } from 'lucide-react'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import type { checkStatusSignedIn } from '../../../../domain/src/contracts/desk.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { showTaka } from '../../../../domain/src/language/money.ts'
import { statusNames } from '../../forms/application-words.ts'
import { Timeline } from '../../forms/timeline.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Fact, StatusCard } from './status-card.tsx'
import { words } from './words.ts'

export type FullAnswer = AnswerOf<typeof checkStatusSignedIn>

export function StaffAnswer({ answer }: { answer: FullAnswer }) {
  const { text, locale, date } = useLanguage()
  const { amount, payment, approvalHistory } = answer
  const note = text({ bn: answer.noteBng || answer.note, en: answer.note || answer.noteBng })
  const facts = (
    <>
      {amount !== null && <Fact name={text(words.amount)}>{showTaka(amount.replace(/\.0+$/, ''), locale)}</Fact>}
      {payment && (
        <Fact name={text(words.payment)}>
          {text(getOwn(statusNames, payment.status) ?? { bn: payment.status, en: payment.status })}
          {payment.date && ` · ${date(payment.date)}`}
        </Fact>
      )}
      {note && <Fact name={text(words.note)}>{note}</Fact>}
    </>
  )
  return (
    <StatusCard title={text(words.staffAnswer)} answer={answer} facts={facts}>
      {approvalHistory.length > 0 && (
        <div className="border-t border-line pt-4">
          <h3 className="mb-3 font-bold">{text(words.history)}</h3>
          <Timeline rows={approvalHistory.map((row) => rowOf(row, text))} />
        </div>
      )}
      <Button look="secondary" className="self-start print:hidden" icon={<Printer aria-hidden size={20} />} onClick={() => window.print()}>
        {text(words.print)}
      </Button>
    </StatusCard>
  )
}

type Text = ReturnType<typeof useLanguage>['text']
type HistoryRow = FullAnswer['approvalHistory'][number]

const rowOf = ({ at, label, labelBng, note, noteBng }: HistoryRow, text: Text) => {
  const said = text({ bn: noteBng || note, en: note || noteBng })
  return { at, what: { bn: labelBng, en: label }, ...(said && { note: said }) }
}
