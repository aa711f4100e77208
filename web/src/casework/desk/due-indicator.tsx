import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { deskMessages } from './messages.ts'

export type DueStatus = 'green' | 'amber' | 'red'

const looks: Record<DueStatus, { Icon: typeof Clock; colour: string; word: Bilingual }> = {
  green: { Icon: CircleCheck, colour: 'text-done', word: deskMessages.onTime },
  amber: { Icon: Clock, colour: 'text-needs-you', word: deskMessages.dueSoon },
  red: { Icon: TriangleAlert, colour: 'text-danger', word: deskMessages.overdue },
}

/** Shows the time a desk has left: icon, label and date. */
export function DueIndicator({ light, dueOn }: { light: DueStatus | null; dueOn: string | null }) {
  const { text, dateInTable } = useLanguage()
  if (!light) return null
  const { Icon, colour, word } = looks[light]
  return (
    <span className="flex flex-col whitespace-nowrap">
      <span className={classes('inline-flex items-center gap-1.5 font-semibold', colour)}>
        <Icon aria-hidden size={16} className="shrink-0" />
        {text(word)}
      </span>
      {dueOn && (
        <span className="text-sm text-muted tabular-nums">
          {text(deskMessages.untilDay, { date: dateInTable(dueOn) })}
        </span>
      )}
    </span>
  )
}
