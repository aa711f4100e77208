import { ArrowRight, CalendarClock, PencilLine } from 'lucide-react'
import { StateBadge } from '../../forms/application-state.tsx'
import { applicationWords } from '../../forms/application-words.ts'
import { addressOfService } from '../../forms/service-address.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Deadline } from '../../ui/deadline.tsx'
import { FileNumber } from './file-number.tsx'
import { leftIn } from './left-in.ts'
import { turnOf, type Turn } from './turn-of.ts'
import type { CaseFile } from './use-case.ts'
import { words } from './words.ts'

const labels: Record<Turn, keyof typeof words> = { complete: 'complete', correct: 'correct', wait: 'see', over: 'see' }

/** One file of the case: what it is, where it lies, and the one thing to do with it. */
export function CaseFileCard({ file }: { file: CaseFile }) {
  const { text } = useLanguage()
  const { applicationNo, service, title, titleBng, statusText, statusTextBng, dueOn, openYn } = file
  const turn = turnOf(file)
  const isMine = turn === 'complete' || turn === 'correct'
  return (
    <li className="grid gap-2 rounded-control border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 font-semibold">
          {text({ bn: titleBng, en: title })}
          <span className="block text-sm font-normal text-muted">
            <FileNumber>{applicationNo}</FileNumber>
          </span>
        </h3>
        <StateBadge status={file.applicationStatus} colour={file.colour} />
      </div>
      {dueOn && isMine && (
        <p className="flex items-start gap-2 font-semibold text-needs-you">
          <CalendarClock aria-hidden size={18} className="mt-1 shrink-0" />
          <span>
            <Deadline sentence={applicationWords.correctBy} day={dueOn} />
          </span>
        </p>
      )}
      {file.applicationStatus !== 'DRAFT' && <p className="break-words">{text({ bn: statusTextBng, en: statusText })}</p>}
      <Needed file={file} />
      {turn === 'wait' && (
        <p className="text-sm text-muted">{text(words.where, { office: { bn: file.currentOfficeBng, en: file.currentOffice } })}</p>
      )}
      {openYn === 'Y' && (
        <ButtonLink
          to={addressOfService(service, { application: applicationNo })}
          isSmall
          look={isMine ? 'primary' : 'secondary'}
          icon={isMine ? <PencilLine aria-hidden size={18} /> : <ArrowRight aria-hidden size={18} />}
          className="justify-self-start"
        >
          {text(words[labels[turn]])}
          <span className="sr-only"> {applicationNo}</span>
        </ButtonLink>
      )}
    </li>
  )
}

/** What the form still wants, so that the right paper is fetched before the form is opened. */
function Needed({ file }: { file: CaseFile }) {
  const { text } = useLanguage()
  const { papersLeft, toCorrect } = file
  const listed = (things: CaseFile['papersLeft']) => things.map(({ label, labelBng }) => text({ bn: labelBng, en: label })).join(', ')
  return (
    <>
      {file.applicationStatus === 'DRAFT' && <p>{text(leftIn(file))}</p>}
      {papersLeft.length > 0 && <p className="text-sm text-muted">{text(words.papers, { list: listed(papersLeft) })}</p>}
      {toCorrect.length > 0 && <p>{text(words.toCorrect, { list: listed(toCorrect) })}</p>}
    </>
  )
}
