import { Table2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { chartMessages } from './chart-messages.ts'

type Props = {
  title: string
  isEmpty: boolean
  /** The same figures as a table, for screen readers and users who prefer it. */
  head: readonly string[]
  rows: readonly (readonly string[])[]
  children(names: { title: string; keys: string }): ReactNode
}

/** Frame of every chart: its title, a message when it is empty, and the table behind it. */
export function ChartFrame({ title, isEmpty, head, rows, children }: Props) {
  const text = useText()
  const id = useId()
  const names = { title: `${id}-title`, keys: `${id}-keys` }
  return (
    <figure aria-labelledby={names.title} className="grid min-w-0 grid-cols-1 gap-3 break-inside-avoid">
      <figcaption id={names.title} className="font-semibold">
        {title}
      </figcaption>
      {isEmpty ? (
        <p className="text-muted">{text(chartMessages.nothing)}</p>
      ) : (
        <>
          <p id={names.keys} className="sr-only">
            {text(chartMessages.keys)}
          </p>
          {children(names)}
          <details>
            <summary
              className={classes(
                'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control print:hidden',
                'font-semibold text-brand underline underline-offset-4',
                focusRing,
              )}
            >
              <Table2 aria-hidden size={18} />
              {text(chartMessages.asTable)}
            </summary>
            <FigureTable caption={title} head={head} rows={rows} />
          </details>
        </>
      )}
    </figure>
  )
}

function FigureTable({ caption, head, rows }: { caption: string } & Pick<Props, 'head' | 'rows'>) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-line">
            {head.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={classes('px-2 py-2 text-sm font-semibold text-muted', index > 0 && 'text-right')}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...values]) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="px-2 py-1.5 font-normal">
                {label}
              </th>
              {values.map((value, index) => (
                <td key={head[index + 1]} className="px-2 py-1.5 text-right tabular-nums">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
