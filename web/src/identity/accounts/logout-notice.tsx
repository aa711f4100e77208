import { getOwn } from '@wewb/domain/collections/get-own'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { sharedPhoneMessages } from './shared-phone-messages.ts'

type Notice = { kind: 'success' | 'needs-you'; title: Bilingual; says: Bilingual }

/** Notices by the URL parameter `left`; other values show nothing. */
const notices: Record<string, Notice> = {
  asked: { kind: 'success', title: sharedPhoneMessages.left, says: sharedPhoneMessages.nothingStays },
  idle: { kind: 'needs-you', title: sharedPhoneMessages.leftIdle, says: sharedPhoneMessages.typedIsSaved },
  unsaved: { kind: 'needs-you', title: sharedPhoneMessages.leftUnsaved, says: sharedPhoneMessages.lastWordsLost },
}

/** Shows how a shared-phone session ended, and whether the input was saved. */
export function LogoutNotice({ logoutReason }: { logoutReason: string }) {
  const text = useText()
  const notice = getOwn(notices, logoutReason)
  if (!notice) return null
  return (
    <Alert kind={notice.kind} title={text(notice.title)} takesFocus>
      {text(notice.says)}
    </Alert>
  )
}
