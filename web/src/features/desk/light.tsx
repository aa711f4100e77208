import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { classes } from '../../ui/look.ts'
import { words } from './words.ts'

export type LightColour = 'green' | 'amber' | 'red'

const looks: Record<LightColour, { Icon: typeof Clock; colour: string; word: Bilingual }> = {
  green: { Icon: CircleCheck, colour: 'text-done', word: words.onTime },
  amber: { Icon: Clock, colour: 'text-needs-you', word: words.dueSoon },
  red: { Icon: TriangleAlert, colour: 'text-danger', word: words.overdue },
}

/** How much time a desk still has for a file: a sign, a word and the day. */
export function Light({ light, dueOn }: { light: LightColour | null; dueOn: string | null }) {
  const { text, dateInTable } = useLanguage()
  if (!light) return null
  const { Icon, colour, word } = looks[light]
  return (
    <span className="flex flex-col whitespace-nowrap">
      <span className={classes('inline-flex items-center gap-1.5 font-semibold', colour)}>
        <Icon aria-hidden size={16} className="shrink-0" />
        {text(word)}
      </span>
      {dueOn && <span className="text-sm text-muted tabular-nums">{text(words.untilDay, { date: dateInTable(dueOn) })}</span>}
    </span>
  )
}
