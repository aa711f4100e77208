import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { formatAnswers, flattenSections } from '@wewb/domain/engine/evaluation/format-answers'
import { visibleFieldsOf } from '@wewb/domain/engine/evaluation/visible-fields'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import { paymentStatusMessages } from '#casework/applying/payment-status-messages.ts'
import { lastOfPayees } from '#casework/applying/payments.tsx'
import { useFormServices } from '#form-engine/fields/form-services.ts'
import { toEvaluationContext, type Application } from '#form-engine/applications/application.ts'
import { useLookupCache } from '#form-engine/forms/use-lookup-cache.ts'
import { isAtPath } from '#form-engine/forms/use-issues.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { classes } from '#components/styles/class-names.ts'
import { answersBefore, lastCorrection } from './corrections.ts'
import { applicationReviewMessages } from './application-review-messages.ts'

/** Shows old and new bank details side by side after a returned payment, to be compared with the cheque. */
export const ChangedBankDetails = ({ application }: { application: Application }) =>
  application.state === 'bank-corrected' ? <OldAndNew file={application} /> : null

function OldAndNew({ file: application }: { file: Application }) {
  const { text } = useLanguage()
  const lines = useBankLines(application)
  const [returned, ...others] = failedPaymentsOf(application)
  return (
    <Card title={text(applicationReviewMessages.bankTitle)} className="border-2 border-needs-you">
      {returned?.payee && others.length === 0 && (
        <p className="mb-1 font-semibold">{text(paymentStatusMessages.failedPayee, { name: returned.payee.name })}</p>
      )}
      {returned?.reason && others.length === 0 && (
        <p className="mb-1">
          {text(applicationReviewMessages.bankReason, { why: { bn: returned.reasonBng, en: returned.reason } })}
        </p>
      )}
      <p className="mb-4 text-muted">{text(applicationReviewMessages.bankText)}</p>
      <table className="block w-full text-left md:table">
        <caption className="sr-only">{text(applicationReviewMessages.bankTitle)}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="text-sm text-muted md:border-b-2 md:border-line">
            <th scope="col">{text(applicationReviewMessages.question)}</th>
            <th scope="col">{text(applicationReviewMessages.bankBefore)}</th>
            <th scope="col">{text(applicationReviewMessages.bankNow)}</th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {lines.map(({ path, label, before, now, isChanged }) => (
            <tr
              key={path}
              className={classes(
                'grid gap-x-3 border-b border-line px-2 py-2 md:table-row',
                isChanged && 'bg-needs-you-soft',
              )}
            >
              <th scope="row" className="font-normal text-muted md:table-cell md:w-1/3 md:px-2 md:py-2 md:align-top">
                {label}
              </th>
              <td
                className={classes(
                  'min-w-0 break-words md:table-cell md:px-2 md:py-2 md:align-top',
                  isChanged && 'line-through',
                )}
              >
                {before || '–'}
              </td>
              <td className="min-w-0 font-semibold break-words md:table-cell md:px-2 md:py-2 md:align-top">
                {isChanged ? (
                  <span className="inline-flex items-start gap-1.5">
                    <ArrowRight aria-hidden size={18} className="mt-1 shrink-0 text-needs-you" />
                    {now || '–'}
                  </span>
                ) : (
                  <span className="font-normal text-muted">{text(applicationReviewMessages.bankSame)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** Returns the payments whose accounts were corrected. */
const failedPaymentsOf = ({ payments }: Application) => lastOfPayees(payments).filter(({ state }) => state === 'FAILED')

/** Returns the rows that the returned payments unlock; documents are listed on the right. */
function useBankLines(application: Application) {
  const { locale } = useLanguage()
  const { definition, answers } = application
  const context = useMemo(() => toEvaluationContext(application), [application])
  const changes = useMemo(() => lastCorrection(application), [application])
  const unlocked = definition.workflow.moves.find(({ id }) => id === 'bounce')?.unlocks ?? []
  const payees = failedPaymentsOf(application).flatMap(({ payee }) => (payee?.accountPath ? [payee] : []))
  const opened = payees.length > 0 ? payees.map(({ accountPath }) => accountPath) : unlocked
  // With several accounts, each row names the owner.
  const ownerOf = (path: string) =>
    payees.length > 1 ? payees.find(({ accountPath }) => isAtPath(path, accountPath))?.name : undefined
  const isOpened = (path: string) => opened !== 'chosen' && opened.some((open) => isAtPath(path, open))
  const old = answersBefore(answers, changes)
  // The labels of the previous bank and branch did not come with the application, so they are fetched.
  const { lists } = useLookupCache(
    useFormServices(),
    visibleFieldsOf(definition, old, context).filter(({ path }) => isOpened(path)),
  )
  const knownThen: EvaluationContext = {
    ...context,
    lists: (source, value) => context.lists?.(source, value) ?? lists(source, value),
  }
  const before = new Map(
    flattenSections(formatAnswers(definition, old, knownThen, locale)).map((line) => [line.path, line.text]),
  )
  return flattenSections(formatAnswers(definition, answers, context, locale))
    .filter(({ path, documents }) => !documents && isOpened(path))
    .map(({ path, label, text: now }) => ({
      path,
      label: [ownerOf(path), label].filter(Boolean).join(': '),
      before: before.get(path) ?? '',
      now,
      isChanged: before.get(path) !== now,
    }))
}
