import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import {
  Cell,
  DenseRow,
  DenseTable,
  HeaderCell,
  rowLinkClasses,
  SelectAllCell,
  SelectCell,
} from '#components/tables/dense-table.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { DueIndicator } from '#casework/desk/due-indicator.tsx'
import { FlagList } from '#components/feedback/flag-list.tsx'
import { WorkflowStateBadge } from '#casework/desk/workflow-state-badge.tsx'
import type { Queue, QueueRow } from './queue-query.ts'
import { queueMessages } from './queue-messages.ts'
import { rememberOpenedRow } from './use-queue-shortcuts.ts'

type Props = {
  queue: Queue
  selected: ReadonlySet<string>
  onSelect(numbers: readonly string[], isChosen: boolean): void
}

/** A dense table; on a phone each application is a card. The link of a row takes the keyboard focus. */
export function QueueTable({ queue: { list, headings }, selected, onSelect }: Props) {
  const { text } = useLanguage()
  const numbers = list.map(({ applicationNo }) => applicationNo)
  const isAllChosen = numbers.every((no) => selected.has(no))
  const columns = headings.map(({ path, label, labelBng }) => ({ path, label: text({ bn: labelBng, en: label }) }))
  return (
    <DenseTable
      caption={text(queueMessages.caption)}
      head={
        <>
          <SelectAllCell
            label={text(queueMessages.selectAll)}
            isSelected={isAllChosen}
            onSelect={(isChecked) => onSelect(numbers, isChecked)}
          />
          <HeaderCell>{text(queueMessages.due)}</HeaderCell>
          <HeaderCell>{text(queueMessages.number)}</HeaderCell>
          <HeaderCell>{text(queueMessages.name)}</HeaderCell>
          {columns.map(({ path, label }) => (
            <HeaderCell key={path}>{label}</HeaderCell>
          ))}
          <HeaderCell>{text(queueMessages.state)}</HeaderCell>
        </>
      }
    >
      {list.map((row) => (
        <DenseRow key={row.applicationNo} isSelected={selected.has(row.applicationNo)}>
          <SelectCell
            selection={{
              label: text(queueMessages.select, { no: row.applicationNo }),
              isSelected: selected.has(row.applicationNo),
              onSelect: (isChecked) => onSelect([row.applicationNo], isChecked),
            }}
          />
          <Cell heading={text(queueMessages.due)}>
            <DueIndicator light={row.light} dueOn={row.deskDueOn} />
          </Cell>
          <Cell heading={text(queueMessages.number)}>
            <NumberAndDay row={row} />
          </Cell>
          <Cell heading={text(queueMessages.name)}>
            <PersonName name={row.name ?? row.nameBng ?? '–'} nameBng={row.nameBng} />
          </Cell>
          {columns.map(({ path, label }) => (
            <Cell key={path} heading={label}>
              {row.columns[path] || '–'}
            </Cell>
          ))}
          <Cell heading={text(queueMessages.state)}>
            <StateAndHolder row={row} />
          </Cell>
        </DenseRow>
      ))}
    </DenseTable>
  )
}

function NumberAndDay({ row: { applicationNo, submittedOn } }: { row: QueueRow }) {
  const { text, dateInTable } = useLanguage()
  const [params] = useSearchParams()
  const to = new URLSearchParams(params)
  to.set('application', applicationNo)
  return (
    <>
      <Link
        to={`?${to}`}
        data-file={applicationNo}
        onClick={() => rememberOpenedRow(applicationNo)}
        className={rowLinkClasses}
      >
        {applicationNo}
      </Link>
      {submittedOn && (
        <span className="block text-sm whitespace-nowrap text-muted tabular-nums">
          {text(queueMessages.submitted, { date: dateInTable(submittedOn) })}
        </span>
      )}
    </>
  )
}

function StateAndHolder({ row }: { row: QueueRow }) {
  const { text } = useLanguage()
  return (
    <span className="flex flex-col items-start gap-0.5">
      <WorkflowStateBadge {...row} />
      <FlagList flags={row.flags} />
      {row.stage && (
        <span className="text-sm font-semibold">{text({ bn: row.stageBng ?? row.stage, en: row.stage })}</span>
      )}
      {row.deskName && (
        <span className="text-sm text-muted">{text({ bn: row.deskNameBng ?? row.deskName, en: row.deskName })}</span>
      )}
      {row.takenBy && (
        <span className="text-sm font-semibold">
          {row.takenByMeYn === 'Y'
            ? text(queueMessages.takenByMe)
            : text(queueMessages.takenBy, { name: { bn: row.takenByBng ?? row.takenBy, en: row.takenBy } })}
        </span>
      )}
    </span>
  )
}
