import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useServices } from '#form-engine/applications/use-my-applications.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'

const draftIsSafe: Bilingual = {
  bn: 'আপনার খসড়া থাকবে, লেখা সংরক্ষণও হবে। সেবাটি আবার চালু হলে জমা দিন।',
  en: 'Your draft stays, and what you enter is saved. Submit it when the service is open again.',
}

/** The sentence of the administrator while the service takes no new applications. */
export function ServiceStopNotice({ service, isDraft = false }: { service: string; isDraft?: boolean }) {
  const text = useText()
  const stopped = useServices().data?.find((one) => one.service === service)?.stopped
  if (!stopped) return null
  return (
    <Alert kind="needs-you" title={text(stopped)}>
      {isDraft && text(draftIsSafe)}
    </Alert>
  )
}
