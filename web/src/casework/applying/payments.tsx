import { CircleCheck, Clock, Send, Undo2 } from 'lucide-react'
import { formatDigits } from '@wewb/domain/language/digits'
import { formatTaka } from '@wewb/domain/language/money'
import type { Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { paymentStatusMessages } from './payment-status-messages.ts'

export type ApplicationPayment = Application['payments'][number]
type Payee = NonNullable<ApplicationPayment['payee']>

/** Lists payments with account and state: of one payee the newest first, of several payees by payee. */
export function Payments({ payments, title }: { payments: readonly ApplicationPayment[]; title?: string }) {
  const { text } = useLanguage()
  const byPayee = payments.toReversed().toSorted((one, other) => (one.payee?.no ?? 0) - (other.payee?.no ?? 0))
  return (
    <Card title={title ?? text(paymentStatusMessages.title)}>
      <ul className="grid gap-4">
        {byPayee.map((payment) => (
          <li key={`${payment.payee?.no}-${payment.no}`} className="border-l-4 border-line pl-4">
            <Payment payment={payment} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Payment({ payment }: { payment: ApplicationPayment }) {
  const { text, date } = useLanguage()
  const { payee, instalmentNo, state, sentOn, paidOn, returnedOn } = payment
  const amount = useAmount(payment)
  return (
    <>
      {payee && <PayeeName payee={payee} />}
      <p className="text-lg font-bold tabular-nums">{amount}</p>
      {payment.accountEnd && (
        <p className="break-words">
          {instalmentNo !== null && `${text(paymentStatusMessages.instalment, { n: instalmentNo })} · `}
          {text(paymentStatusMessages.account, accountOf(payment))}
        </p>
      )}
      <ul className="mt-1 grid gap-1">
        {state === 'QUEUED' && <Moment Icon={Clock}>{text(paymentStatusMessages.queued)}</Moment>}
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

/** Shows one of several payees with the share, and through whose hands it goes. */
function PayeeName({ payee: { name, share, paidThrough, guardian } }: { payee: Payee }) {
  const { text, number } = useLanguage()
  return (
    <p className="break-words">
      <strong>{name}</strong>{' '}
      <span className="whitespace-nowrap">{text(paymentStatusMessages.share, { n: number(share / 100) })}</span>
      {paidThrough !== 'SELF' && (
        <span className="block text-sm text-muted">
          {paidThrough === 'GUARDIAN'
            ? text(paymentStatusMessages.guardian, { name: guardian || name })
            : text(paymentStatusMessages.authorised)}
        </span>
      )}
    </p>
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
  const { payee, reason, reasonBng, advice, adviceBng } = payment
  return (
    <div className="grid gap-2">
      {payee && <p className="font-semibold">{text(paymentStatusMessages.failedPayee, { name: payee.name })}</p>}
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

/** Shows them one below the other. */
export const ReturnedPayments = ({ payments }: { payments: readonly ApplicationPayment[] }) => (
  <div className="grid gap-4">
    {payments.map((payment) => (
      <ReturnedPayment key={payment.payee?.no ?? 0} payment={payment} />
    ))}
  </div>
)

/** The account is not always the reader's own: each of several payees has one. */
export const failedTitle = ([first]: readonly ApplicationPayment[]) =>
  first?.payee ? paymentStatusMessages.failedShare : paymentStatusMessages.failed

const ResponseBody = ({ name, children }: { name: string; children: string }) => (
  <p>
    <span className="block text-sm text-muted">{name}</span>
    <strong>{children}</strong>
  </p>
)

/** Finds the returned payments of an application whose bank details must be corrected, one for each payee. */
export const findReturnedPayments = ({ state, payments }: Pick<Application, 'state' | 'payments'>) =>
  state === 'payment-failed' ? lastOfPayees(payments).filter((payment) => payment.state === 'FAILED') : []

/** Returns the last payment of each payee; they come by payee and attempt. */
export const lastOfPayees = (payments: readonly ApplicationPayment[]) => [
  ...new Map(payments.map((payment) => [payment.payee?.no, payment])).values(),
]

function useAmount({ amount }: ApplicationPayment): string {
  const { locale } = useLanguage()
  return formatTaka(amount.replace(/\.00$/, ''), locale)
}

const accountOf = ({ bank, bankBng, accountEnd }: ApplicationPayment) => ({
  bank: { bn: bankBng || bank, en: bank },
  last4: { bn: formatDigits(accountEnd, 'bn'), en: accountEnd },
})
