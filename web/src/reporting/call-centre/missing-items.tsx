import { useLanguage } from '#lib/i18n/language.tsx'
import type { CallerApplication } from './use-caller.ts'
import { callCentreMessages } from './messages.ts'

type Named = CallerApplication['toCorrect'][number]

/** Lists what is missing from the caller, to be read out. */
export function MissingItems({
  application: { toCorrect, missingPapers: missingDocuments, missingSteps, dueOn },
}: {
  application: CallerApplication
}) {
  const { text, date } = useLanguage()
  return (
    <>
      <Needs
        title={dueOn ? text(callCentreMessages.toCorrectBy, { date: date(dueOn) }) : text(callCentreMessages.toCorrect)}
        things={toCorrect}
      />
      <Needs title={text(callCentreMessages.missingSteps)} things={missingSteps} />
      <Needs title={text(callCentreMessages.missingPapers)} things={missingDocuments} />
    </>
  )
}

function Needs({ title, things }: { title: string; things: readonly Named[] }) {
  const { text } = useLanguage()
  if (things.length === 0) return null
  return (
    <div className="mt-2">
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5 sm:columns-2">
        {things.map(({ label, labelBng }) => (
          <li key={label} className="break-inside-avoid">
            {text({ bn: labelBng, en: label })}
          </li>
        ))}
      </ul>
    </div>
  )
}
