import { useLanguage } from '../../../i18n/language.tsx'
import { Link } from '../../../router/link.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { Cell, DenseRow, DenseTable, Heading, lineLook, TickAll, TickCell } from '../../../ui/staff/dense-table.tsx'
import { PersonName } from '../../../ui/person-name.tsx'
import { Light } from '../light.tsx'
import { FileState } from '../file-state.tsx'
import type { Queue, QueueRow } from './queue-query.ts'
import { words } from './queue-words.ts'
import { rememberOpened } from './use-queue-keys.ts'

type Props = {
  queue: Queue
  chosen: ReadonlySet<string>
  onChoose(numbers: readonly string[], isChosen: boolean): void
}

/** A dense table for the desk; on a phone each file is a card. The link of a row is where the keyboard stands. */
export function QueueTable({ queue: { list, headings }, chosen, onChoose }: Props) {
  const { text } = useLanguage()
  const numbers = list.map(({ applicationNo }) => applicationNo)
  const isAllChosen = numbers.every((no) => chosen.has(no))
  const columns = headings.map(({ path, label, labelBng }) => ({ path, label: text({ bn: labelBng, en: label }) }))
  return (
    <DenseTable
      caption={text(words.caption)}
      head={
        <>
          <TickAll label={text(words.selectAll)} isTicked={isAllChosen} onTick={(isTicked) => onChoose(numbers, isTicked)} />
          <Heading>{text(words.due)}</Heading>
          <Heading>{text(words.number)}</Heading>
          <Heading>{text(words.name)}</Heading>
          {columns.map(({ path, label }) => (
            <Heading key={path}>{label}</Heading>
          ))}
          <Heading>{text(words.state)}</Heading>
        </>
      }
    >
      {list.map((row) => (
        <DenseRow key={row.applicationNo} isChosen={chosen.has(row.applicationNo)}>
          <TickCell
            tick={{
              label: text(words.select, { no: row.applicationNo }),
              isTicked: chosen.has(row.applicationNo),
              onTick: (isTicked) => onChoose([row.applicationNo], isTicked),
            }}
          />
          <Cell heading={text(words.due)}>
            <Light light={row.light} dueOn={row.deskDueOn} />
          </Cell>
          <Cell heading={text(words.number)}>
            <NumberAndDay row={row} />
          </Cell>
          <Cell heading={text(words.name)}>
            <PersonName name={row.name ?? row.nameBng ?? '–'} nameBng={row.nameBng} />
          </Cell>
          {columns.map(({ path, label }) => (
            <Cell key={path} heading={label}>
              {row.columns[path] || '–'}
            </Cell>
          ))}
          <Cell heading={text(words.state)}>
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
      <Link to={`?${to}`} data-file={applicationNo} onClick={() => rememberOpened(applicationNo)} className={lineLook}>
        {applicationNo}
      </Link>
      {submittedOn && (
        <span className="block text-sm whitespace-nowrap text-muted tabular-nums">
          {text(words.submitted, { date: dateInTable(submittedOn) })}
        </span>
      )}
    </>
  )
}

function StateAndHolder({ row }: { row: QueueRow }) {
  const { text } = useLanguage()
  return (
    <span className="flex flex-col items-start gap-0.5">
      <FileState {...row} />
      {row.stage && <span className="text-sm font-semibold">{text({ bn: row.stageBng ?? row.stage, en: row.stage })}</span>}
      {row.deskName && <span className="text-sm text-muted">{text({ bn: row.deskNameBng ?? row.deskName, en: row.deskName })}</span>}
      {row.takenBy && (
        <span className="text-sm font-semibold">
          {row.takenByMeYn === 'Y'
            ? text(words.takenByMe)
            : text(words.takenBy, { name: { bn: row.takenByBng ?? row.takenBy, en: row.takenBy } })}
        </span>
      )}
    </span>
  )
}
