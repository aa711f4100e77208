import { History } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from '#lib/router/router.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { linkApplicationMessages } from './link-application-messages.ts'

// Lazy, because it is used once at most, while the dashboard opens every day.
const LinkEarlier = lazy(async () => ({ default: (await import('./link-application-form.tsx')).LinkApplicationForm }))

/** Links an application from before the account existed. `#earlier-application` opens it. */
export function LinkEarlierApplication() {
  const text = useText()
  const isCalled = useLocation().hash === '#earlier-application'
  const [isOpen, setIsOpen] = useState(isCalled)
  const formRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCalled) formRef.current?.scrollIntoView()
  }, [isCalled])
  return (
    <div id="earlier-application" ref={formRef} className="scroll-mt-20">
      <Card title={text(linkApplicationMessages.title)}>
        <p className="mb-4 text-muted">{text(isOpen ? linkApplicationMessages.intro : linkApplicationMessages.text)}</p>
        {isOpen ? (
          <Suspense fallback={<SkeletonLines lines={4} />}>
            <LinkEarlier onDone={() => setIsOpen(false)} />
          </Suspense>
        ) : (
          <Button
            variant="secondary"
            className="w-full"
            icon={<History aria-hidden size={20} />}
            onClick={() => setIsOpen(true)}
          >
            {text(linkApplicationMessages.open)}
          </Button>
        )}
      </Card>
    </div>
  )
}
