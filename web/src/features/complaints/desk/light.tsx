import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { classes } from '../../../ui/look.ts'
import type { ComplaintRow } from './use-complaints.ts'
import { words } from './words.ts'

const looks: Record<NonNullable<ComplaintRow['light']>, { Icon: typeof Clock; colour: string; word: Bilingual }> = {
  green: { Icon: CircleCheck, colour: 'text-done', word: words.onTime },
  amber: { Icon: Clock, colour: 'text-needs-you', word: words.dueSoon },
  red: { Icon: TriangleAlert, colour: 'text-danger', word: words.overdue },
}

/** How much time there still is: a sign, a word and the day. A step that is late is late, whatever the whole has left. */
export function Light({ light, overdueYn, dueOn, raised }: Pick<ComplaintRow, 'light' | 'overdueYn' | 'dueOn' | 'raised'>) {
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
      {raised > 0 && <span className="text-sm font-semibold text-danger">{text(words.raisedShort)}</span>}
    </span>
  )
}
