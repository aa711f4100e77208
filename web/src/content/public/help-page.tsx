import { getScreen } from '@wewb/domain/access/screens'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { helpGroups, helpMessages, type HelpTopic } from './help-messages.ts'

/** Frequent questions with their answers. It works without a script. */
export function HelpPage() {
  const { text, digits, phone } = useLanguage()
  const { callCentreLocal, callCentreAbroad } = usePageData().data.app
  return (
    <div className="mx-auto max-w-[68ch] px-4 py-10 lg:py-16">
      <h1 className="text-2xl font-bold lg:text-3xl">{text(getScreen('help').title)}</h1>
      <p className="mt-3 text-lg text-muted">{text(helpMessages.intro)}</p>
      {helpGroups.map(({ id, title, topics }) => (
        <section key={id} aria-labelledby={id} className="mt-8">
          <h2 id={id} className="text-xl font-bold">
            {text(title)}
          </h2>
          <div className="mt-3 grid gap-2">
            {topics.map((topic) => (
              <Topic key={topic.id} topic={topic} />
            ))}
          </div>
        </section>
      ))}
      <section aria-labelledby="call" className="mt-10">
        <h2 id="call" className="text-xl font-bold">
          {text(helpMessages.callTitle)}
        </h2>
        <p className="mt-3">
          {text(helpMessages.call, { local: digits(callCentreLocal), abroad: phone(callCentreAbroad) })}
        </p>
      </section>
    </div>
  )
}

function Topic({ topic: { id, question, answer, screen } }: { topic: HelpTopic }) {
  const { text } = useLanguage()
  const page = screen && getScreen(screen)
  return (
    <details id={id} className="rounded-card border border-line bg-card">
      <summary className={classes('min-h-11 cursor-pointer rounded-card px-4 py-2.5 font-semibold', focusRing)}>
        {text(question)}
      </summary>
      <div className="grid gap-2 px-4 pb-4">
        <p>{text(answer)}</p>
        {page && (
          <TextLink to={page.path} className="inline-flex min-h-11 items-center justify-self-start">
            {text(helpMessages.goThere, { page: text(page.title) })}
          </TextLink>
        )}
      </div>
    </details>
  )
}
