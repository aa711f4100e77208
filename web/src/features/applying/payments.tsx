import { CircleCheck, Send, Undo2 } from 'lucide-react'
import { showDigits } from '../../../../domain/src/language/digits.ts'
import { showTaka } from '../../../../domain/src/language/money.ts'
import type { Application } from '../../forms/application.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Card } from '../../ui/card.tsx'
import { paymentWords as words } from './payment-words.ts'

export type ToldPayment = Application['payments'][number]

/** What was sent, to which account, and whether it has arrived; the newest first. */
export function Payments({ payments }: { payments: readonly ToldPayment[] }) {
  const { text } = useLanguage()
  return (
    <Card title={text(words.title)}>
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

function Payment({ payment }: { payment: ToldPayment }) {
  const { text, date } = useLanguage()
  const { instalmentNo, state, sentOn, paidOn, returnedOn } = payment
  const amount = useAmount(payment)
  return (
    <>
      <p className="text-lg font-bold tabular-nums">{amount}</p>
      <p className="break-words">
        {instalmentNo !== null && `${text(words.instalment, { n: instalmentNo })} · `}
        {text(words.account, accountOf(payment))}
      </p>
      <ul className="mt-1 grid gap-1">
        {sentOn && <Moment Icon={Send}>{text(words.sentOn, { date: date(sentOn) })}</Moment>}
        {paidOn && <Moment Icon={CircleCheck}>{text(words.paidOn, { date: date(paidOn) })}</Moment>}
        {returnedOn && <Moment Icon={Undo2}>{text(words.returnedOn, { date: date(returnedOn) })}</Moment>}
      </ul>
      {state === 'SENT' && <p className="mt-1 text-sm text-muted">{text(words.waits)}</p>}
    </>
  )
}

const Moment = ({ Icon, children }: { Icon: typeof Send; children: string }) => (
  <li className="flex items-start gap-2">
    <Icon aria-hidden size={18} className="mt-1 shrink-0 text-brand" />
    {children}
  </li>
)

/** Why the money came back, in words, and what puts it right. */
export function ReturnedPayment({ payment }: { payment: ToldPayment }) {
  const { text } = useLanguage()
  const amount = useAmount(payment)
  const { reason, reasonBng, advice, adviceBng } = payment
  return (
    <div className="grid gap-2">
      <p>{text(words.failedText, { amount, ...accountOf(payment) })}</p>
      {reason && <Told name={text(words.why)}>{text({ bn: reasonBng, en: reason })}</Told>}
      {advice && <Told name={text(words.advice)}>{text({ bn: adviceBng, en: advice })}</Told>}
    </div>
  )
}

const Told = ({ name, children }: { name: string; children: string }) => (
  <p>
    <span className="block text-sm text-muted">{name}</span>
    <strong>{children}</strong>
  </p>
)

/** The money that is back with the board, of a file whose bank details are to be put right. */
export const returnedOf = ({ state, payments }: Application): ToldPayment | undefined =>
  state === 'payment-failed' ? payments.findLast((payment) => payment.state === 'FAILED') : undefined

function useAmount({ amount }: ToldPayment): string {
  const { locale } = useLanguage()
  return showTaka(amount.replace(/\.00$/, ''), locale)
}

const accountOf = ({ bank, bankBng, accountEnd }: ToldPayment) => ({
  bank: { bn: bankBng || bank, en: bank },
  last4: { bn: showDigits(accountEnd, 'bn'), en: accountEnd },
})
