import { CircleCheck, Send, Undo2 } from 'lucide-react'
import { formatDigits } from '@wewb/domain/language/digits'
import { formatTaka } from '@wewb/domain/language/money'
import type { Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { paymentStatusMessages } from './payment-status-messages.ts'

export type ApplicationPayment = Application['payments'][number]

/** Lists payments with account and state, newest first. */
export function Payments({ payments }: { payments: readonly ApplicationPayment[] }) {
  const { text } = useLanguage()
  return (
    <Card title={text(paymentStatusMessages.title)}>
      <ul className="grid gap-4">
        {payments.toReversed().map((payment) => (
          <li key={payment.no} className="border-l-4 border-line pl-4">
            <Payment payment={payment} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Payment({ payment }: { payment: ApplicationPayment }) {
  const { text, date } = useLanguage()
  const { instalmentNo, state, sentOn, paidOn, returnedOn } = payment
  const amount = useAmount(payment)
  return (
    <>
      <p className="text-lg font-bold tabular-nums">{amount}</p>
      <p className="break-words">
        {instalmentNo !== null && `${text(paymentStatusMessages.instalment, { n: instalmentNo })} · `}
        {text(paymentStatusMessages.account, accountOf(payment))}
      </p>
      <ul className="mt-1 grid gap-1">
        {sentOn && <Moment Icon={Send}>{text(paymentStatusMessages.sentOn, { date: date(sentOn) })}</Moment>}
        {paidOn && <Moment Icon={CircleCheck}>{text(paymentStatusMessages.paidOn, { date: date(paidOn) })}</Moment>}
        {returnedOn && (
          <Moment Icon={Undo2}>{text(paymentStatusMessages.returnedOn, { date: date(returnedOn) })}</Moment>
        )}
      </ul>
      {state === 'SENT' && <p className="mt-1 text-sm text-muted">{text(paymentStatusMessages.waits)}</p>}
    </>
  )
}

const Moment = ({ Icon, children }: { Icon: typeof Send; children: string }) => (
  <li className="flex items-start gap-2">
    <Icon aria-hidden size={18} className="mt-1 shrink-0 text-brand" />
    {children}
  </li>
)

/** Shows why a payment was returned, and how to correct it. */
export function ReturnedPayment({ payment }: { payment: ApplicationPayment }) {
  const { text } = useLanguage()
  const amount = useAmount(payment)
  const { reason, reasonBng, advice, adviceBng } = payment
  return (
    <div className="grid gap-2">
      <p>{text(paymentStatusMessages.failedText, { amount, ...accountOf(payment) })}</p>
      {reason && (
        <ResponseBody name={text(paymentStatusMessages.why)}>{text({ bn: reasonBng, en: reason })}</ResponseBody>
      )}
      {advice && (
        <ResponseBody name={text(paymentStatusMessages.advice)}>{text({ bn: adviceBng, en: advice })}</ResponseBody>
      )}
    </div>
  )
}

const ResponseBody = ({ name, children }: { name: string; children: string }) => (
  <p>
    <span className="block text-sm text-muted">{name}</span>
    <strong>{children}</strong>
  </p>
)

/** Finds the returned payment of an application whose bank details must be corrected. */
export const findReturnedPayment = ({ state, payments }: Application): ApplicationPayment | undefined =>
  state === 'payment-failed' ? payments.findLast((payment) => payment.state === 'FAILED') : undefined

function useAmount({ amount }: ApplicationPayment): string {
  const { locale } = useLanguage()
  return formatTaka(amount.replace(/\.00$/, ''), locale)
}

const accountOf = ({ bank, bankBng, accountEnd }: ApplicationPayment) => ({
  bank: { bn: bankBng || bank, en: bank },
  last4: { bn: formatDigits(accountEnd, 'bn'), en: accountEnd },
})
