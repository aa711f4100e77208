import { useEffect, useState } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { PaperCheck } from './paper-check.tsx'
import { words } from './words.ts'

/** Where the link in a QR code leads: its code is checked at once. */
export function ServiceVerificationPage() {
  const text = useText()
  const [query, setQuery] = useSearchParams()
  const [given] = useState(() => query.get('code') ?? undefined)
  // Whoever borrows the phone next should not find somebody's card in the address.
  useEffect(() => {
    if (given !== undefined) setQuery({}, { replace: true })
  }, [given, setQuery])
  return (
    <div className="mx-auto max-w-[44rem]">
      <h1 className="text-2xl font-bold">{text(getScreen('service-verification').title)}</h1>
      <p className="mt-2 mb-6 text-muted">{text(words.intro)}</p>
      <PaperCheck given={given} />
    </div>
  )
}
