import { CircleCheck, CircleX, RefreshCw } from 'lucide-react'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { answerWords as words } from './answer-words.ts'
import type { Paper } from './use-paper-check.ts'

type Shown = { Icon: typeof RefreshCw; colours: string; word: Bilingual; sentence: Bilingual; help?: Bilingual }

/** How an answer looks and what it says; a card is called a card, everything else a paper. */
export function paperShown({ state, type, photo }: Pick<Paper, 'state' | 'type' | 'photo'>): Shown {
  const isCard = type === 'MEMBERSHIP_CARD'
  const shown: Record<Paper['state'], Shown> = {
    VALID: {
      Icon: CircleCheck,
      colours: 'bg-done-soft text-done',
      word: words.valid,
      sentence: isCard ? words.validCard : words.validPaper,
      ...(photo && { help: words.compare }),
    },
    REPLACED: {
      Icon: RefreshCw,
      colours: 'bg-needs-you-soft text-needs-you',
      word: words.replaced,
      sentence: isCard ? words.replacedCard : words.replacedPaper,
      help: words.replacedHelp,
    },
    REVOKED: {
      Icon: CircleX,
      colours: 'bg-danger-soft text-danger',
      word: words.revoked,
      sentence: isCard ? words.revokedCard : words.revokedPaper,
      help: words.revokedHelp,
    },
  }
  return shown[state]
}
