import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import type { PostedStatusResult } from '@wewb/domain/content/public-page-data'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { PublicStatusResult } from './public-status-result.tsx'
import { PublicStatusForm } from './public-status-form.tsx'
import type { StatusResponse } from './status-alert-kind.ts'
import { useStatusForm } from './use-status-form.ts'
import { statusMessages } from './messages.ts'
import { useHydrated } from '#lib/hooks/use-hydrated.ts'

/**
 * Returns the result of a form posted by the browser. Only the first render has it: a later visit to the page shows an
 * empty form.
 */
function usePostedStatus(): PostedStatusResult | undefined {
  const { postedStatus } = usePageData().data
  const isHydrated = useHydrated()
  const [posted] = useState(isHydrated ? undefined : postedStatus)
  return posted
}

type Seen = { answer?: StatusResponse | undefined; before?: PostedStatusResult | undefined }

/** Shows the status of an application to anyone with its number and mobile number. */
export function AppStatusCheckPage() {
  const { text, digits } = useLanguage()
  const { app, settings } = usePageData().data
  const posted = usePostedStatus()
  const form = useStatusForm(settings.appStatusCheckModuleList, posted?.typed)
  // The posted data belongs to the first form only: its captcha is used and its problems are outdated.
  const [{ answer, before }, show] = useState<Seen>({ answer: posted?.answer, before: posted })
  const phone = digits(app.callCentreLocal)
  return (
    <div className="mx-auto max-w-[44rem] px-4 py-8 lg:py-12">
      <h1 className="text-2xl font-bold lg:text-3xl print:hidden">{text(getScreen('app-status-check').title)}</h1>
      <p className="mt-2 mb-6 text-lg text-muted print:hidden">{text(statusMessages.intro)}</p>
      <noscript>
        <p className="mb-6 font-semibold">{text(statusMessages.withoutScript, { phone })}</p>
      </noscript>
      {form.modules.length === 0 ? (
        <Card>
          <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(statusMessages.noModules)}>
            {text(statusMessages.noModulesText, { phone })}
          </EmptyState>
        </Card>
      ) : answer ? (
        <PublicStatusResult response={answer} onBack={() => show({})} />
      ) : (
        <PublicStatusForm {...form} posted={before} onResponse={(answer) => show({ answer })} />
      )}
    </div>
  )
}
