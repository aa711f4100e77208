import type { ReactNode } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useFormatMoment } from '#components/layout/deadline.tsx'
import { classes } from '#components/styles/class-names.ts'
import { formMessages } from '#form-engine/forms/messages.ts'

export type TimelineRow = {
  /** A date or a timestamp. */
  at: string
  what: Bilingual
  by?: string | Bilingual
  note?: string
}

type Props = {
  /** Oldest first; the last row is the current state. */
  rows: readonly TimelineRow[]
  next?: { title: Bilingual; text?: Bilingual }
}

/** Shows past events small, the current one large and the next one in outline. */
export function Timeline({ rows, next }: Props) {
  const { text } = useLanguage()
  return (
    <ol aria-label={text(formMessages.history)} className="flex flex-col">
      {rows.map((row, index) => {
        const isNow = index === rows.length - 1
        return (
          <Item
            key={`${row.at} ${row.what.en}`}
            dot={isNow ? 'bg-brand size-4' : 'bg-edge size-2.5'}
            isLast={isNow && !next}
          >
            <Past row={row} isNow={isNow} />
          </Item>
        )
      })}
      {next && (
        <Item dot="size-4 border-2 border-edge bg-card" isLast>
          <p className="text-sm text-muted">{text(formMessages.nextStep)}</p>
          <p className="font-semibold">{text(next.title)}</p>
          {next.text && <p className="text-muted">{text(next.text)}</p>}
        </Item>
      )}
    </ol>
  )
}

function Past({ row: { at, what, by, note }, isNow }: { row: TimelineRow; isNow: boolean }) {
  const { text, date } = useLanguage()
  const moment = useFormatMoment()
  const who = typeof by === 'string' ? by : by && text(by)
  const when = at.length > 10 ? moment(at) : date(at)
  return (
    <>
      <p className={isNow ? 'text-lg font-bold' : 'font-semibold'} {...(isNow && { 'aria-current': 'step' as const })}>
        {text(what)}
      </p>
      <p className="text-sm text-muted">
        <time dateTime={at}>{when}</time>
        {who && ` · ${who}`}
      </p>
      {note && <p className="mt-1 rounded-control bg-draft-soft px-3 py-2 break-words whitespace-pre-line">{note}</p>}
    </>
  )
}

const Item = ({ dot, isLast, children }: { dot: string; isLast: boolean; children: ReactNode }) => (
  <li className="grid grid-cols-[1.5rem_1fr] gap-x-3">
    <span aria-hidden className="flex flex-col items-center forced-color-adjust-none">
      <span className={classes('mt-2 shrink-0 rounded-full', dot)} />
      {!isLast && <span className="mt-1 w-px flex-1 bg-line" />}
    </span>
    <div className={classes('min-w-0', !isLast && 'pb-6')}>{children}</div>
  </li>
)
