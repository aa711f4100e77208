import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import type { ComplaintRow } from './use-complaints.ts'
import { complaintDeskMessages } from './messages.ts'

const looks: Record<NonNullable<ComplaintRow['light']>, { Icon: typeof Clock; colour: string; word: Bilingual }> = {
  green: { Icon: CircleCheck, colour: 'text-done', word: complaintDeskMessages.onTime },
  amber: { Icon: Clock, colour: 'text-needs-you', word: complaintDeskMessages.dueSoon },
  red: { Icon: TriangleAlert, colour: 'text-danger', word: complaintDeskMessages.overdue },
}

/** Shows the remaining time: icon, label and date. An overdue step counts as overdue even when the whole is in time. */
export function DueIndicator({
  light,
  overdueYn,
  dueOn,
  raised,
}: Pick<ComplaintRow, 'light' | 'overdueYn' | 'dueOn' | 'raised'>) {
  const { text, dateInTable } = useLanguage()
  if (!light) return null
  const { Icon, colour, word } = looks[overdueYn === 'Y' ? 'red' : light]
  return (
    <span className="flex flex-col">
      <span className={classes('inline-flex items-center gap-1.5 font-semibold', colour)}>
        <Icon aria-hidden size={16} className="shrink-0" />
        {text(word)}
      </span>
      {dueOn && <span className="text-sm text-muted tabular-nums">{dateInTable(dueOn)}</span>}
      {raised > 0 && (
        <span className="text-sm font-semibold text-danger">{text(complaintDeskMessages.raisedShort)}</span>
      )}
    </span>
  )
}
