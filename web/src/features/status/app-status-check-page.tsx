import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import type { PostedStatus } from '../../../../domain/src/contracts/public-data.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { PublicAnswer } from './public-answer.tsx'
import { PublicForm } from './public-form.tsx'
import type { StatusAnswer } from './status-shown.ts'
import { useAsked } from './use-asked.ts'
import { usePosted } from './use-posted.ts'
import { words } from './words.ts'

type Seen = { answer?: StatusAnswer | undefined; before?: PostedStatus | undefined }

/** Where is my application? For anyone who holds its number and the mobile it was made with. */
export function AppStatusCheckPage() {
  const { text, digits } = useLanguage()
  const { app, settings } = usePageData().data
  const posted = usePosted()
  const form = useAsked(settings.appStatusCheckModuleList, posted?.typed)
  // What was posted belongs to the first form alone: its picture is used, its problems are over.
  const [{ answer, before }, show] = useState<Seen>({ answer: posted?.answer, before: posted })
  const phone = digits(app.callCentreLocal)
  return (
    <div className="mx-auto max-w-[44rem] px-4 py-8 lg:py-12">
      <h1 className="text-2xl font-bold lg:text-3xl print:hidden">{text(getScreen('app-status-check').title)}</h1>
      <p className="mt-2 mb-6 text-lg text-muted print:hidden">{text(words.intro)}</p>
      <noscript>
        <p className="mb-6 font-semibold">{text(words.withoutScript, { phone })}</p>
      </noscript>
      {form.modules.length === 0 ? (
        <Card>
          <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(words.noModules)}>
            {text(words.noModulesText, { phone })}
          </EmptyState>
        </Card>
      ) : answer ? (
        <PublicAnswer answer={answer} onBack={() => show({})} />
      ) : (
        <PublicForm {...form} posted={before} onAnswer={(told) => show({ answer: told })} />
      )}
    </div>
  )
}
