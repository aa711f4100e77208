import { Printer } from 'lucide-react'
import { getOwn } from '@wewb/domain/collections/get-own'
import type { checkStatusSignedIn } from '@wewb/domain/casework/desk-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { formatTaka } from '@wewb/domain/language/money'
import { statusNames } from '#form-engine/applications/application-messages.ts'
import { Timeline } from '#form-engine/applications/timeline.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Fact, StatusCard } from './status-card.tsx'
import { statusMessages } from './messages.ts'

export type StaffStatusResponse = ResponseOf<typeof checkStatusSignedIn>

export function StaffStatusResult({ response }: { response: StaffStatusResponse }) {
  const { text, locale, date } = useLanguage()
  const { amount, payment, approvalHistory } = response
  const note = text({ bn: response.noteBng || response.note, en: response.note || response.noteBng })
  const facts = (
    <>
      {amount !== null && (
        <Fact name={text(statusMessages.amount)}>{formatTaka(amount.replace(/\.0+$/, ''), locale)}</Fact>
      )}
      {payment && (
        <Fact name={text(statusMessages.payment)}>
          {text(getOwn(statusNames, payment.status) ?? { bn: payment.status, en: payment.status })}
          {payment.date && ` · ${date(payment.date)}`}
        </Fact>
      )}
      {note && <Fact name={text(statusMessages.note)}>{note}</Fact>}
    </>
  )
  return (
    <StatusCard title={text(statusMessages.staffAnswer)} response={response} facts={facts}>
      {approvalHistory.length > 0 && (
        <div className="border-t border-line pt-4">
          <h3 className="mb-3 font-bold">{text(statusMessages.history)}</h3>
          <Timeline rows={approvalHistory.map((row) => rowOf(row, text))} />
        </div>
      )}
      <Button
        variant="secondary"
        className="self-start print:hidden"
        icon={<Printer aria-hidden size={20} />}
        onClick={() => window.print()}
      >
        {text(statusMessages.print)}
      </Button>
    </StatusCard>
  )
}

type Text = ReturnType<typeof useLanguage>['text']
type HistoryRow = StaffStatusResponse['approvalHistory'][number]

const rowOf = ({ at, label, labelBng, note, noteBng }: HistoryRow, text: Text) => {
  const noteText = text({ bn: noteBng || note, en: note || noteBng })
  return { at, what: { bn: labelBng, en: label }, ...(noteText && { note: noteText }) }
}
