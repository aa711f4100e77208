import { History } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from '../../router/router.tsx'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { earlierWords as words } from './earlier-words.ts'

// Wanted once in a lifetime; the dashboard opens every day.
const LinkEarlier = lazy(async () => ({ default: (await import('./link-earlier.tsx')).LinkEarlier }))

/** The door for those who applied before this portal knew them. `#earlier-application` leads here. */
export function EarlierApplication() {
  const text = useText()
  const isCalled = useLocation().hash === '#earlier-application'
  const [isOpen, setIsOpen] = useState(isCalled)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCalled) box.current?.scrollIntoView()
  }, [isCalled])
  return (
    <div id="earlier-application" ref={box} className="scroll-mt-20">
      <Card title={text(words.title)}>
        <p className="mb-4 text-muted">{text(isOpen ? words.ask : words.text)}</p>
        {isOpen ? (
          <Suspense fallback={<SkeletonLines lines={4} />}>
            <LinkEarlier onDone={() => setIsOpen(false)} />
          </Suspense>
        ) : (
          <Button look="secondary" className="w-full" icon={<History aria-hidden size={20} />} onClick={() => setIsOpen(true)}>
            {text(words.open)}
          </Button>
        )}
      </Card>
    </div>
  )
}
