import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { listHeldPayments } from '@wewb/domain/payments/settlement-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { RecordFact } from '#components/layout/record-header.tsx'
import { rowLinkClasses } from '#components/tables/dense-table.tsx'
import { PagedResults } from '#components/tables/paged-results.tsx'
import { parsePage } from '#components/tables/page-window.ts'
import { batchUrl } from '#payments/batch/batch-url.ts'
import { useFormatTaka } from '#payments/money.ts'
import { paymentMessages as shared } from '#payments/messages.ts'
import { DecideSettlement, ProposeSettlement } from './settlement-dialogs.tsx'
import { heldMessages } from './messages.ts'

export type HeldPayment = ResponseOf<typeof listHeldPayments>['list'][number]

const size = 20

/** Lists the payments that the bank reported as returned and later as paid, and settles them by two people. */
export function HeldPayments() {
  const text = useLanguage().text
  const [params] = useSearchParams()
  const page = parsePage(params.get('page'))
  const held = useQuery({
    queryKey: ['payments', 'held', page],
    queryFn: async () => (await sendRequest(listHeldPayments, { query: { page, size }, showLoader: false })).data,
    placeholderData: keepPreviousData,
  })
  const [dialog, setDialog] = useState<HeldPayment>()
  const close = () => setDialog(undefined)
  return (
    <Card title={text(heldMessages.title)}>
      <p className="mb-4 max-w-prose text-muted">{text(heldMessages.intro)}</p>
      <PagedResults
        query={held}
        size={size}
        empty={
          <EmptyState icon={<ShieldCheck aria-hidden size={28} />} title={text(heldMessages.none)}>
            {text(heldMessages.noneText)}
          </EmptyState>
        }
      >
        {({ list }) => (
          <ul className="flex flex-col gap-4">
            {list.map((payment) => (
              <HeldPaymentItem key={payment.paymentId} payment={payment} onAct={() => setDialog(payment)} />
            ))}
          </ul>
        )}
      </PagedResults>
      {dialog?.may === 'propose' && <ProposeSettlement payment={dialog} onClose={close} />}
      {dialog?.may === 'decide' && <DecideSettlement payment={dialog} onClose={close} />}
    </Card>
  )
}

function HeldPaymentItem({ payment, onAct }: { payment: HeldPayment; onAct(): void }) {
  const { text, digits, dateInTable } = useLanguage()
  const taka = useFormatTaka()
  const { applicationNo, batchNo, proposal, may, whyNot, returnCode, bankReference } = payment
  const day = (date: string | null) => (date === null ? '–' : dateInTable(date))
  return (
    <li className="flex flex-col gap-4 rounded-control border border-line p-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        <RecordFact name={text(shared.number)}>
          <Link to={buildServiceUrl(payment.module, { application: applicationNo })} className={rowLinkClasses}>
            {applicationNo}
          </Link>
        </RecordFact>
        <RecordFact name={text(shared.name)}>
          {payment.name || payment.holderName}
          <span className="block text-sm font-normal text-muted tabular-nums">
            {text({ bn: payment.bankBng, en: payment.bank })} •••• {digits(payment.accountEnd)}
          </span>
        </RecordFact>
        <RecordFact name={text(shared.amount)}>
          <span className="tabular-nums">{taka(payment.amount)}</span>
        </RecordFact>
        <RecordFact name={text(heldMessages.returned)}>
          {day(payment.returnedOn)}
          <span className="block text-sm font-normal text-muted">
            {returnCode && `${returnCode}: `}
            {text({ bn: payment.reasonBng ?? '', en: payment.reason ?? '' })}
          </span>
        </RecordFact>
        <RecordFact name={text(heldMessages.paid)}>
          {day(payment.valueDate)}
          <span className="block text-sm font-normal break-all text-muted">
            {[bankReference, payment.fileName].filter(Boolean).join(' · ')}
          </span>
          <Link to={batchUrl(batchNo)} className={`text-sm ${rowLinkClasses}`}>
            {text(heldMessages.batch, { no: batchNo })}
          </Link>
        </RecordFact>
        <RecordFact name={text(heldMessages.next)}>
          {text(heldMessages.nextStates[payment.nextAttempt ?? 'none'])}
        </RecordFact>
        {proposal && (
          <>
            <RecordFact name={text(heldMessages.proposal)}>{text(heldMessages.outcomes[proposal.outcome])}</RecordFact>
            <RecordFact name={text(heldMessages.proposedBy)}>
              <PersonName {...proposal.proposedBy} />
              <span className="block text-sm font-normal text-muted">{dateInTable(proposal.proposedAt)}</span>
            </RecordFact>
            <RecordFact
              name={text(heldMessages.letter, {
                no: digits(proposal.letterNo),
                date: dateInTable(proposal.letterDate),
              })}
            >
              <span className="font-normal">{proposal.reason}</span>
            </RecordFact>
          </>
        )}
      </dl>
      {whyNot && <Alert kind="info" title={text({ bn: whyNot.messageBng, en: whyNot.message })} />}
      {may !== 'nothing' && (
        <Button className="self-start" onClick={onAct}>
          {text(may === 'propose' ? heldMessages.propose : heldMessages.decide)}
          <span className="sr-only"> {applicationNo}</span>
        </Button>
      )}
    </li>
  )
}
