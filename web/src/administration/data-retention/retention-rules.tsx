import { retentionRules } from '@wewb/domain/administration/retention'
import { proposeRetentionRun } from '@wewb/domain/administration/retention-contracts'
import { getScreen } from '@wewb/domain/access/screens'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button, ButtonLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import type { Retention } from './data-retention-page.tsx'
import { dataRetentionMessages as messages } from './messages.ts'
import type { ReasonQuestion } from './reason-dialog.tsx'

type Rule = Retention['rules'][number]
type Props = { rules: Rule[]; runs: Retention['runs']; onAsk(question: ReasonQuestion): void }

export function RetentionRules({ rules, runs, onAsk }: Props) {
  const { text } = useLanguage()
  const maySetYears = useActions(getScreen('settings-setup').path).has('edit')
  const columns = useColumns(runs, onAsk)
  return (
    <Card
      title={text(messages.rules)}
      aside={
        maySetYears && (
          <ButtonLink to={getScreen('settings-setup').path} variant="quiet" isSmall>
            {text(messages.setYears)}
          </ButtonLink>
        )
      }
    >
      <DataTable caption={text(messages.rules)} columns={columns} rows={rules} rowId={({ kind }) => kind} />
    </Card>
  )
}

function useColumns(runs: Retention['runs'], onAsk: Props['onAsk']): Column<Rule>[] {
  const { text, number } = useLanguage()
  const mayPropose = useActions(getScreen('data-retention').path).has('create')
  const isOpen = ({ kind }: Rule) =>
    runs.some((run) => run.kind === kind && (run.state === 'PROPOSED' || run.state === 'RUNNING'))
  const propose = ({ kind, preview }: Rule) =>
    onAsk({
      title: text(messages.proposeTitle, { rule: retentionRules[kind].name }),
      description: text(messages.proposeText, { count: number(preview?.count ?? 0) }),
      confirmLabel: text(messages.propose),
      send: ({ reason }) => sendRequest(proposeRetentionRun, { body: { kind, reason }, isOfflineTolerant: true }),
    })
  const acts: Column<Rule> = {
    id: 'acts',
    header: text(messages.acts),
    cell: (rule) =>
      rule.preview &&
      rule.preview.count > 0 &&
      !isOpen(rule) && (
        <Button variant="quiet" isSmall className="-mx-3 -my-1.5" onClick={() => propose(rule)}>
          {text(messages.propose)}
          <span className="sr-only">{`: ${text(retentionRules[rule.kind].name)}`}</span>
        </Button>
      ),
  }
  return [
    { id: 'rule', header: text(messages.rule), cell: (rule) => <RuleText rule={rule} /> },
    {
      id: 'years',
      header: text(messages.kept),
      cell: ({ kind, years }) =>
        years === 0
          ? text(messages.off, { years: number(retentionRules[kind].usualYears) })
          : text(messages.years, { years: number(years) }),
    },
    { id: 'preview', header: text(messages.preview), cell: (rule) => <RulePreview rule={rule} /> },
    ...(mayPropose ? [acts] : []),
  ]
}

function RuleText({ rule: { kind } }: { rule: Rule }) {
  const { text } = useLanguage()
  const { name, removes, keeps } = retentionRules[kind]
  return (
    <span className="block max-w-prose">
      <span className="block font-semibold">{text(name)}</span>
      <span className="block text-sm">{text(messages.removes, { what: removes })}</span>
      <span className="block text-sm text-muted">{text(messages.keeps, { what: keeps })}</span>
    </span>
  )
}

function RulePreview({ rule: { preview } }: { rule: Rule }) {
  const { text, number, date } = useLanguage()
  if (!preview) return null
  const { count, oldest, examples } = preview
  if (count === 0 || oldest === null) return text(messages.nothing)
  return (
    <>
      <span className="block">{text(messages.count, { count: number(count), oldest: date(oldest) })}</span>
      <span className="block text-sm break-words text-muted">
        {text(messages.examples, { numbers: examples.join(', ') })}
      </span>
    </>
  )
}
