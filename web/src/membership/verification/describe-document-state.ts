import { CircleCheck, CircleX, RefreshCw } from 'lucide-react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { verificationResultMessages as words } from './verification-result-messages.ts'
import type { VerifiedDocument } from './use-document-check.ts'

type Shown = { Icon: typeof RefreshCw; colours: string; title: Bilingual; description: Bilingual; help?: Bilingual }

/** Returns the style and text of a result; a card is called a card, everything else a document. */
export function describeDocumentState({
  state,
  type,
  photo,
}: Pick<VerifiedDocument, 'state' | 'type' | 'photo'>): Shown {
  const isCard = type === 'MEMBERSHIP_CARD'
  const shown: Record<VerifiedDocument['state'], Shown> = {
    VALID: {
      Icon: CircleCheck,
      colours: 'bg-done-soft text-done',
      title: words.valid,
      description: isCard ? words.validCard : words.validPaper,
      ...(photo && { help: words.compare }),
    },
    REPLACED: {
      Icon: RefreshCw,
      colours: 'bg-needs-you-soft text-needs-you',
      title: words.replaced,
      description: isCard ? words.replacedCard : words.replacedPaper,
      help: words.replacedHelp,
    },
    REVOKED: {
      Icon: CircleX,
      colours: 'bg-danger-soft text-danger',
      title: words.revoked,
      description: isCard ? words.revokedCard : words.revokedPaper,
      help: words.revokedHelp,
    },
  }
  return shown[state]
}
