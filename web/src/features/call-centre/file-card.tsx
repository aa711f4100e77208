import { PhoneCall } from 'lucide-react'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import { StateBadge } from '../../forms/application-state.tsx'
import { Timeline } from '../../forms/timeline.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert, type AlertKind } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { PersonName } from '../../ui/person-name.tsx'
import { Fact } from './fact.tsx'
import { FileNeeds } from './file-needs.tsx'
import { PastCalls } from './past-calls.tsx'
import type { CallersFile, PastCall } from './use-caller.ts'
import { numberNames, words } from './words.ts'

const kinds: Record<string, AlertKind> = { orange: 'needs-you', grey: 'needs-you', green: 'success', red: 'danger' }

type Props = {
  file: CallersFile
  calls: readonly PastCall[]
  /** The only one is shown whole; of many, the history is folded. */
  isOnly: boolean
  onLog: (() => void) | undefined
}

/** First the answer to "where is my application", as it may be read out; then what the agent compares and looks up. */
export function FileCard({ file, calls, isOnly, onLog }: Props) {
  const { text, date } = useLanguage()
  const isDraft = file.applicationStatus === 'DRAFT'
  const isOver = ['WITHDRAWN', 'CLOSED'].includes(file.applicationStatus)
  return (
    <article aria-label={file.applicationNo} className="grid gap-4 rounded-card border border-line bg-card p-4 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-bold">
          {text({ bn: file.titleBng, en: file.title })} ·{' '}
          <span lang="en" translate="no" className="whitespace-nowrap tabular-nums">
            {file.applicationNo}
          </span>
          {file.setupTitle && (
            <span className="block text-sm font-normal text-muted">{text({ bn: file.setupTitleBng ?? '', en: file.setupTitle })}</span>
          )}
        </h3>
        <StateBadge status={file.applicationStatus} colour={file.colour} />
      </header>
      <Alert kind={isOver ? 'info' : (getOwn(kinds, file.colour) ?? 'info')}>
        <p className="text-sm text-muted">{text(words.tell)}</p>
        <p className="text-lg font-semibold">{text({ bn: file.statusTextBng, en: file.statusText })}</p>
        {file.next && <p>{text({ bn: file.nextBng, en: file.next })}</p>}
        <FileNeeds file={file} />
      </Alert>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-4">
        <Fact name={text(words.where)}>{text({ bn: file.currentOfficeBng, en: file.currentOffice })}</Fact>
        <Fact name={text(isDraft ? words.begun : words.since)}>{date(file.since)}</Fact>
        {file.submittedOn && <Fact name={text(words.submitted)}>{date(file.submittedOn)}</Fact>}
        <Whose file={file} />
      </dl>
      {file.timeline.length > 0 && <History file={file} isOpen={isOnly} />}
      {calls.length > 0 && (
        <section className="border-t border-line pt-3">
          <h4 className="mb-2 font-bold">{text(words.callsOnFile)}</h4>
          <PastCalls calls={calls.map((call) => ({ ...call, applicationNo: null }))} />
        </section>
      )}
      {onLog && (
        <Button look="quiet" isSmall className="justify-self-start" icon={<PhoneCall aria-hidden size={18} />} onClick={onLog}>
          {text(words.logHere)}
        </Button>
      )}
    </article>
  )
}

/** To be sure who is on the line. */
function Whose({ file: { name, nameBng, district, districtBng, numbers } }: { file: CallersFile }) {
  const { text, digits } = useLanguage()
  return (
    <>
      {(name ?? nameBng) && (
        <Fact name={text(words.name)}>
          <PersonName name={name ?? nameBng ?? ''} nameBng={nameBng} />
        </Fact>
      )}
      {district && <Fact name={text(words.district)}>{text({ bn: districtBng ?? district, en: district })}</Fact>}
      {numbers.map(({ kind, masked }) => (
        <Fact key={`${kind} ${masked}`} name={text(words.lastFour, { what: numberNames[kind] })}>
          <span aria-hidden>•••• </span>
          <span className="tabular-nums">{digits(masked.slice(-4))}</span>
        </Fact>
      ))}
    </>
  )
}

function History({ file, isOpen }: { file: CallersFile; isOpen: boolean }) {
  const { text } = useLanguage()
  const rows = file.timeline.map(({ at, label, labelBng, note, noteBng }) => {
    const said = text({ bn: noteBng || note, en: note || noteBng })
    return { at, what: { bn: labelBng, en: label }, ...(said && { note: said }) }
  })
  return (
    <details open={isOpen} className="border-t border-line pt-2">
      <summary className={classes('w-fit cursor-pointer rounded-control py-2 pr-2 font-bold', focusRing)}>{text(words.timeline)}</summary>
      <div className="pt-2">
        <Timeline rows={rows} />
      </div>
    </details>
  )
}
