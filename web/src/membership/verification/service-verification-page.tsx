import { useEffect, useState } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { DocumentCheck } from './document-check.tsx'
import { documentCheckMessages } from './document-check-messages.ts'

/** Target of the link in a QR code: its code is checked at once. */
export function ServiceVerificationPage() {
  const text = useText()
  const [query, setQuery] = useSearchParams()
  const [initialCode] = useState(() => query.get('code') ?? undefined)
  // Removes the code from the URL, so that the next user of the phone does not find it.
  useEffect(() => {
    if (initialCode !== undefined) setQuery({}, { replace: true })
  }, [initialCode, setQuery])
  return (
    <div className="mx-auto max-w-[44rem]">
      <h1 className="text-2xl font-bold">{text(getScreen('service-verification').title)}</h1>
      <p className="mt-2 mb-6 text-muted">{text(documentCheckMessages.intro)}</p>
      <DocumentCheck initialCode={initialCode} />
    </div>
  )
}
