import { CircleCheck, CircleX, RefreshCw } from 'lucide-react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { verificationResultMessages } from './verification-result-messages.ts'
import type { VerifiedDocument } from './use-document-check.ts'

type Shown = { Icon: typeof RefreshCw; colours: string; title: Bilingual; description: Bilingual; help?: Bilingual }

/** Returns the style and text of a result; a card is called a card, everything else a document. */
export function describeDocumentState({
  state,
  type,
  photo,
}: Pick<VerifiedDocument, 'state' | 'type' | 'photo'>): Shown {
  const isCard = type === 'MEMBERSHIP_CARD'
  const displays: Record<VerifiedDocument['state'], Shown> = {
    VALID: {
      Icon: CircleCheck,
      colours: 'bg-done-soft text-done',
      title: verificationResultMessages.valid,
      description: isCard ? verificationResultMessages.validCard : verificationResultMessages.validPaper,
      ...(photo && { help: verificationResultMessages.compare }),
    },
    REPLACED: {
      Icon: RefreshCw,
      colours: 'bg-needs-you-soft text-needs-you',
      title: verificationResultMessages.replaced,
      description: isCard ? verificationResultMessages.replacedCard : verificationResultMessages.replacedPaper,
      help: verificationResultMessages.replacedHelp,
    },
    REVOKED: {
      Icon: CircleX,
      colours: 'bg-danger-soft text-danger',
      title: verificationResultMessages.revoked,
      description: isCard ? verificationResultMessages.revokedCard : verificationResultMessages.revokedPaper,
      help: verificationResultMessages.revokedHelp,
    },
  }
  return displays[state]
}
