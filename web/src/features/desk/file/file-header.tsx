import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'
import type { Application } from '../../../forms/application.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Link } from '../../../router/link.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { FileState } from '../file-state.tsx'
import { Light } from '../light.tsx'
import { PersonName } from '../../../ui/person-name.tsx'
import { words } from './file-words.ts'

/** What the file is and where it stands, before anything else. */
export function FileHeader({ file, back, actions }: { file: Application; back: string; actions: ReactNode }) {
  const { text, date } = useLanguage()
  const both = (bn: string | null, en: string | null) => text({ bn: bn || en || '', en: en || bn || '' })
  return (
    <header className="grid gap-3 rounded-card border border-line bg-card p-4 sm:px-6">
      <Link
        to={back}
        className={classes(
          '-ml-1 inline-flex min-h-11 w-fit items-center gap-1.5 rounded-control px-1 font-semibold text-brand',
          focusRing,
        )}
      >
        <ArrowLeft aria-hidden size={18} />
        {text(words.back)}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="text-2xl font-bold tabular-nums">{file.applicationNo}</h1>
          <FileState {...file} />
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {file.stage && (
        <p className="rounded-control border-l-4 border-brand bg-brand-soft px-3 py-2 text-lg">
          {text(words.stage)}: <strong>{both(file.stageBng, file.stage)}</strong>
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-3 xl:grid-cols-5">
        <Fact name={text(words.applicant)}>{both(file.applicantNameBng, file.applicantName)}</Fact>
        {file.setupTitle && <Fact name={text(words.circular)}>{both(file.setupTitleBng, file.setupTitle)}</Fact>}
        {file.submittedOn && <Fact name={text(words.submitted)}>{date(file.submittedOn)}</Fact>}
        <Fact name={text(words.desk)}>{text(deskOf(file))}</Fact>
        {file.light && (
          <Fact name={text(words.due)}>
            <Light light={file.light} dueOn={file.deskDueOn} />
          </Fact>
        )}
        {file.takenBy && (
          <Fact name={text(words.takenBy)}>
            {file.takenByMeYn === 'Y' ? text(words.takenByMe) : <PersonName name={file.takenBy} nameBng={file.takenByBng} />}
          </Fact>
        )}
        {file.enteredBy && (
          <Fact name={text(words.enteredBy)}>
            <PersonName name={file.enteredBy} nameBng={file.enteredByBng} />
          </Fact>
        )}
      </dl>
    </header>
  )
}

/** The desk by its own name; what is being corrected is with the applicant, the rest with an office. */
function deskOf({ definition: { workflow }, state, desk, currentOffice, currentOfficeBng }: Application): Bilingual {
  const held = [...workflow.desks, ...(workflow.later ?? [])].find(({ id }) => id === desk)
  if (held) return held.label
  return workflow.states[state]?.editable ? words.applicant : { bn: currentOfficeBng, en: currentOffice }
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold break-words">{children}</dd>
  </div>
)
