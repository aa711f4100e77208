import type { ReactNode } from 'react'
import { useLanguage } from '../../../i18n/language.tsx'
import { Link } from '../../../router/link.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { classes, focusRing } from '../../../ui/look.ts'
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
    <div className="lg:overflow-x-auto">
      <table className="block w-full border-collapse text-left lg:table lg:text-sm">
        <caption className="sr-only">{text(words.caption)}</caption>
        <thead className="block lg:table-header-group">
          <tr className="block lg:table-row lg:border-b-2 lg:border-line">
            <th scope="col" className="block lg:table-cell lg:w-11">
              <Tick label={text(words.selectAll)} isTicked={isAllChosen} onTick={(isTicked) => onChoose(numbers, isTicked)} isLabelled />
            </th>
            <Heading>{text(words.due)}</Heading>
            <Heading>{text(words.number)}</Heading>
            <Heading>{text(words.name)}</Heading>
            {columns.map(({ path, label }) => (
              <Heading key={path}>{label}</Heading>
            ))}
            <Heading>{text(words.state)}</Heading>
          </tr>
        </thead>
        <tbody className="grid gap-3 lg:table-row-group">
          {list.map((row) => (
            <tr
              key={row.applicationNo}
              className={classes(
                'relative block rounded-control border border-line px-4 py-2 lg:table-row lg:rounded-none lg:border-0 lg:border-b lg:px-0',
                'focus-within:bg-brand-soft/60 hover:bg-brand-soft/40',
                chosen.has(row.applicationNo) && 'bg-brand-soft',
              )}
            >
              <td className="absolute top-1 right-1 lg:static lg:table-cell lg:align-top">
                <Tick
                  label={text(words.select, { no: row.applicationNo })}
                  isTicked={chosen.has(row.applicationNo)}
                  onTick={(isTicked) => onChoose([row.applicationNo], isTicked)}
                />
              </td>
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
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Heading = ({ children }: { children: ReactNode }) => (
  <th scope="col" className="hidden px-3 py-2 align-bottom font-semibold text-muted lg:table-cell">
    {children}
  </th>
)

const Cell = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <td className="grid grid-cols-[6.5rem_1fr] gap-3 py-1 align-top first-of-type:pr-12 lg:table-cell lg:px-3 lg:py-2">
    <span aria-hidden className="text-sm text-muted lg:hidden">
      {heading}
    </span>
    <span className="min-w-0 break-words">{children}</span>
  </td>
)

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
        onClick={() => rememberOpened(applicationNo)}
        className={classes('rounded-sm font-semibold whitespace-nowrap text-brand underline underline-offset-4 tabular-nums', focusRing)}
      >
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

type TickProps = { label: string; isTicked: boolean; onTick(isTicked: boolean): void; isLabelled?: boolean }

const Tick = ({ label, isTicked, onTick, isLabelled }: TickProps) => (
  <label className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 font-normal">
    <input
      type="checkbox"
      checked={isTicked}
      onChange={({ target }) => onTick(target.checked)}
      className={classes('size-5 cursor-pointer accent-brand', focusRing)}
    />
    <span className={isLabelled ? 'lg:sr-only' : 'sr-only'}>{label}</span>
  </label>
)
