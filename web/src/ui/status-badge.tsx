import { CircleCheck, CircleDashed, CircleX, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { useText } from '../i18n/language.tsx'
import { classes } from './look.ts'
import { listWords } from './list-words.ts'

export type Status = 'draft' | 'needs-you' | 'in-process' | 'done' | 'refused'

const looks: Record<Status, { Icon: typeof Clock; colours: string; word: Bilingual }> = {
  draft: { Icon: CircleDashed, colours: 'bg-draft-soft text-draft', word: listWords.stateDraft },
  'needs-you': { Icon: TriangleAlert, colours: 'bg-needs-you-soft text-needs-you', word: listWords.stateNeedsYou },
  'in-process': { Icon: Clock, colours: 'bg-in-process-soft text-in-process', word: listWords.stateInProcess },
  done: { Icon: CircleCheck, colours: 'bg-done-soft text-done', word: listWords.stateDone },
  refused: { Icon: CircleX, colours: 'bg-danger-soft text-danger', word: listWords.stateRefused },
}

/** A state in a word and a sign; `children` when the service has a word of its own for it. */
export function StatusBadge({ status, children }: { status: Status; children?: ReactNode }) {
  const text = useText()
  const { Icon, colours, word } = looks[status]
  return (
    <span
      className={classes('inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold md:whitespace-nowrap', colours)}
    >
      <Icon aria-hidden size={16} />
      {children ?? text(word)}
    </span>
  )
}
