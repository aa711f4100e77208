import { useLanguage } from '../../i18n/language.tsx'
import type { CallersFile } from './use-caller.ts'
import { words } from './words.ts'

type Named = CallersFile['toCorrect'][number]

/** What is wanted from the caller, to be read out. */
export function FileNeeds({ file: { toCorrect, missingPapers, missingSteps, dueOn } }: { file: CallersFile }) {
  const { text, date } = useLanguage()
  return (
    <>
      <Needs title={dueOn ? text(words.toCorrectBy, { date: date(dueOn) }) : text(words.toCorrect)} things={toCorrect} />
      <Needs title={text(words.missingSteps)} things={missingSteps} />
      <Needs title={text(words.missingPapers)} things={missingPapers} />
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
