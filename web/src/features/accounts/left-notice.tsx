import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { sharedPhoneWords as words } from './shared-phone-words.ts'

type Notice = { kind: 'success' | 'needs-you'; title: Bilingual; says: Bilingual }

/** By what stands in the address after `left=`; anything else there says nothing. */
const notices: Record<string, Notice> = {
  asked: { kind: 'success', title: words.left, says: words.nothingStays },
  idle: { kind: 'needs-you', title: words.leftIdle, says: words.typedIsSaved },
  unsaved: { kind: 'needs-you', title: words.leftUnsaved, says: words.lastWordsLost },
}

/** How a session on a shared phone ended, and what became of what was typed. */
export function LeftNotice({ left }: { left: string }) {
  const text = useText()
  const notice = getOwn(notices, left)
  if (!notice) return null
  return (
    <Alert kind={notice.kind} title={text(notice.title)} takesFocus>
      {text(notice.says)}
    </Alert>
  )
}
