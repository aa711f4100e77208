import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { describe, linesOf } from '../../../../../domain/src/engine/describe.ts'
import { walkAsked } from '../../../../../domain/src/engine/walk-asked.ts'
import type { Known } from '../../../../../domain/src/fields/kind.ts'
import { useFormServices } from '../../../fields/form-services.ts'
import { knownOf, type Application } from '../../../forms/application.ts'
import { useListed } from '../../../forms/use-listed.ts'
import { isAt } from '../../../forms/use-issues.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/look.ts'
import { answersBefore, lastCorrection } from './corrections.ts'
import { words } from './file-words.ts'

/** The bank sent the money back and the account was put right: old and new beside each other, to be compared with the cheque. */
export const BankToVerify = ({ file }: { file: Application }) => (file.state === 'bank-corrected' ? <OldAndNew file={file} /> : null)

function OldAndNew({ file }: { file: Application }) {
  const { text } = useLanguage()
  const lines = useBankLines(file)
  const returned = file.payments.findLast(({ state }) => state === 'FAILED')
  return (
    <Card title={text(words.bankTitle)} className="border-2 border-needs-you">
      {returned?.reason && <p className="mb-1">{text(words.bankReason, { why: { bn: returned.reasonBng, en: returned.reason } })}</p>}
      <p className="mb-4 text-muted">{text(words.bankText)}</p>
      <table className="block w-full text-left md:table">
        <caption className="sr-only">{text(words.bankTitle)}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="text-sm text-muted md:border-b-2 md:border-line">
            <th scope="col">{text(words.question)}</th>
            <th scope="col">{text(words.bankBefore)}</th>
            <th scope="col">{text(words.bankNow)}</th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {lines.map(({ path, label, before, now, isChanged }) => (
            <tr
              key={path}
              className={classes('grid gap-x-3 border-b border-line px-2 py-2 md:table-row', isChanged && 'bg-needs-you-soft')}
            >
              <th scope="row" className="font-normal text-muted md:table-cell md:w-1/3 md:px-2 md:py-2 md:align-top">
                {label}
              </th>
              <td className={classes('min-w-0 break-words md:table-cell md:px-2 md:py-2 md:align-top', isChanged && 'line-through')}>
                {before || '–'}
              </td>
              <td className="min-w-0 font-semibold break-words md:table-cell md:px-2 md:py-2 md:align-top">
                {isChanged ? (
                  <span className="inline-flex items-start gap-1.5">
                    <ArrowRight aria-hidden size={18} className="mt-1 shrink-0 text-needs-you" />
                    {now || '–'}
                  </span>
                ) : (
                  <span className="font-normal text-muted">{text(words.bankSame)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** The lines of what a returned payment opens to the applicant; papers stand at the right, where they can be opened. */
function useBankLines(file: Application) {
  const { locale } = useLanguage()
  const { definition, answers } = file
  const known = useMemo(() => knownOf(file), [file])
  const changes = useMemo(() => lastCorrection(file), [file])
  const opened = definition.workflow.moves.find(({ id }) => id === 'bounce')?.unlocks ?? []
  const isOpened = (path: string) => opened !== 'chosen' && opened.some((open) => isAt(path, open))
  const old = answersBefore(answers, changes)
  // The names of the bank and the branch of before did not come with the file.
  const { lists } = useListed(useFormServices(), walkAsked(definition, old, known).filter(({ path }) => isOpened(path))) // prettier-ignore
  const knownThen: Known = { ...known, lists: (source, value) => known.lists?.(source, value) ?? lists(source, value) }
  const before = new Map(linesOf(describe(definition, old, knownThen, locale)).map((line) => [line.path, line.text]))
  return linesOf(describe(definition, answers, known, locale))
    .filter(({ path, documents }) => !documents && isOpened(path))
    .map(({ path, label, text: now }) => ({ path, label, before: before.get(path) ?? '', now, isChanged: before.get(path) !== now }))
}
