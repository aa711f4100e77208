import { CircleCheck, CircleDashed, CircleX, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { listMessages } from '#components/list-messages.ts'

export type Status = 'draft' | 'needs-you' | 'in-process' | 'done' | 'refused'

const looks: Record<Status, { Icon: typeof Clock; colours: string; word: Bilingual }> = {
  draft: { Icon: CircleDashed, colours: 'bg-draft-soft text-draft', word: listMessages.stateDraft },
  'needs-you': { Icon: TriangleAlert, colours: 'bg-needs-you-soft text-needs-you', word: listMessages.stateNeedsYou },
  'in-process': { Icon: Clock, colours: 'bg-in-process-soft text-in-process', word: listMessages.stateInProcess },
  done: { Icon: CircleCheck, colours: 'bg-done-soft text-done', word: listMessages.stateDone },
  refused: { Icon: CircleX, colours: 'bg-danger-soft text-danger', word: listMessages.stateRefused },
}

/** Shows a status with icon and label; `children` replaces the label by the service's own. */
export function StatusBadge({ status, children }: { status: Status; children?: ReactNode }) {
  const text = useText()
  const { Icon, colours, word } = looks[status]
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold md:whitespace-nowrap',
        colours,
      )}
    >
      <Icon aria-hidden size={16} />
      {children ?? text(word)}
    </span>
  )
}
