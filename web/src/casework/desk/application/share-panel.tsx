import { PencilLine } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Shares } from '@wewb/domain/casework/share-contracts'
import { formatTaka } from '@wewb/domain/language/money'
import { shareBasisNames } from '@wewb/domain/payments/share-decision'
import type { Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { useDhakaMoment } from '#components/layout/deadline.tsx'
import { Cell, DenseRow, DenseTable, HeaderCell } from '#components/tables/dense-table.tsx'
import { shareMessages as messages } from './share-messages.ts'

// Lazy, because most officers only read the shares.
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

type Props = { application: Application; onSaved(): Promise<void> }

/** The shares of the heirs: as the family states them, as Faraid proposes them, and as they are paid. */
export function SharePanel({ application, onSaved }: Props) {
  const { text } = useLanguage()
  const [isDeciding, setIsDeciding] = useState(false)
  const { shares } = application
  if (!shares) return null
  const { decisions, rules, amount } = shares
  return (
    <Card title={text(messages.title)}>
      <div className="grid gap-4">
        <ShareTable shares={shares} />
        {amount === null && <p className="text-sm text-muted">{text(messages.noAmount)}</p>}
        <Section title={text(messages.why)}>
          <ul className="list-disc pl-5">
            {rules.map((rule) => (
              <li key={rule.en}>{text(rule)}</li>
            ))}
          </ul>
          <p className="mt-1 text-sm text-muted">{text(messages.first)}</p>
        </Section>
        <Section title={text(messages.decisions)}>
          {decisions.length === 0 && <p>{text(messages.undecided)}</p>}
          <ol className="grid gap-2">
            {decisions.map((decision) => (
              <Decision key={decision.version} {...decision} />
            ))}
          </ol>
        </Section>
        <SharesState shares={shares} />
        {shares.mayDecideYn === 'Y' && (
          <Button
            variant="secondary"
            className="justify-self-start"
            icon={<PencilLine aria-hidden size={18} />}
            onClick={() => setIsDeciding(true)}
          >
            {text(decisions.length > 0 ? messages.decideAgain : messages.decide)}
          </Button>
        )}
      </div>
      {isDeciding && (
        <Suspense fallback={null}>
          <ShareDialog
            application={application}
            shares={shares}
            onClose={() => setIsDeciding(false)}
            onSaved={async () => {
              setIsDeciding(false)
              await onSaved()
            }}
          />
        </Suspense>
      )}
    </Card>
  )
}

function ShareTable({ shares: { heirs, amount, frozenYn } }: { shares: Shares }) {
  const { text, locale } = useLanguage()
  const percent = usePercent()
  const paid = frozenYn === 'Y' ? messages.paidFixed : messages.paid
  const headings = [messages.stated, messages.proposed, paid, messages.amount].map((heading) => text(heading))
  const sum = (of: 'stated' | 'proposed' | 'share') => heirs.reduce((total, heir) => total + (heir[of] ?? 0), 0)
  const hasProposal = heirs.some(({ proposed }) => proposed !== null)
  const row = (key: string | number, cells: [ReactNode, string, string, string, string]) => (
    <DenseRow key={key}>
      <Cell heading={text(messages.heir)} isTitle>
        {cells[0]}
      </Cell>
      {headings.map((heading, index) => (
        <Cell key={heading} heading={heading} isNumeric>
          <span className={index >= 2 ? 'font-semibold' : undefined}>{cells[index + 1]}</span>
        </Cell>
      ))}
    </DenseRow>
  )
  return (
    <DenseTable
      caption={text(messages.title)}
      head={
        <>
          <HeaderCell>{text(messages.heir)}</HeaderCell>
          {headings.map((heading) => (
            <HeaderCell key={heading} isNumeric>
              {heading}
            </HeaderCell>
          ))}
        </>
      }
    >
      {heirs.map((heir, index) =>
        row(index, [
          <>
            <span className="font-semibold">{heir.name}</span>
            <span className="block text-muted">
              {text(heir.relation)}
              {!heir.isAlive && ` · ${text(messages.dead)}`}
            </span>
          </>,
          percent(heir.stated),
          heir.proposed === null ? '–' : percent(heir.proposed),
          percent(heir.share),
          heir.amount === null ? '–' : formatTaka(heir.amount, locale),
        ]),
      )}
      {row('total', [
        <span key="total" className="font-semibold">
          {text(messages.total)}
        </span>,
        percent(sum('stated')),
        hasProposal ? percent(sum('proposed')) : '–',
        percent(sum('share')),
        amount === null ? '–' : formatTaka(amount.replace(/\.00$/, ''), locale),
      ])}
    </DenseTable>
  )
}

function SharesState({ shares: { outdatedYn, ownChangeYn, frozenYn } }: { shares: Shares }) {
  const { text } = useLanguage()
  if (frozenYn === 'Y') return <p className="text-muted">{text(messages.frozen)}</p>
  if (outdatedYn === 'Y') return <p className="font-semibold text-danger">{text(messages.outdated)}</p>
  return ownChangeYn === 'Y' ? <p className="font-semibold text-needs-you">{text(messages.ownChange)}</p> : null
}

function Decision({ basis, shares, reason, person, personBng, at }: Shares['decisions'][number]) {
  const { text } = useLanguage()
  const percent = usePercent()
  const when = useDhakaMoment(new Date(at))
  return (
    <li className="rounded-control bg-draft-soft px-3 py-2">
      <p>
        <strong>{text(shareBasisNames[basis])}</strong>{' '}
        <span className="tabular-nums">{shares.map(percent).join(' + ')}</span>
      </p>
      {reason && <p className="break-words whitespace-pre-line">{reason}</p>}
      <p className="text-sm text-muted">
        {text({ bn: personBng, en: person })} · <time dateTime={at}>{when}</time>
      </p>
    </li>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-1 font-semibold">{title}</h3>
    {children}
  </section>
)

function usePercent() {
  const { text, digits } = useLanguage()
  return (share: number) => text(messages.percent, { n: digits((share / 100).toFixed(2)) })
}
