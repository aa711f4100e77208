import type { ReactNode } from 'react'
import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'
import type { Application } from '../../../forms/application.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Fact, FileHead } from '../../../ui/file-head.tsx'
import { FileState } from '../file-state.tsx'
import { Light } from '../light.tsx'
import { PersonName } from '../../../ui/person-name.tsx'
import { words } from './file-words.ts'

/** What the file is and where it stands, before anything else. */
export function FileHeader({ file, back, actions }: { file: Application; back: string; actions: ReactNode }) {
  const { text, date } = useLanguage()
  const both = (bn: string | null, en: string | null) => text({ bn: bn || en || '', en: en || bn || '' })
  return (
    <FileHead
      back={back}
      backLabel={text(words.back)}
      facts={
        <>
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
        </>
      }
    >
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
    </FileHead>
  )
}

/** The desk by its own name; what is being corrected is with the applicant, the rest with an office. */
function deskOf({ definition: { workflow }, state, desk, currentOffice, currentOfficeBng }: Application): Bilingual {
  const held = [...workflow.desks, ...(workflow.later ?? [])].find(({ id }) => id === desk)
  if (held) return held.label
  return workflow.states[state]?.editable ? words.applicant : { bn: currentOfficeBng, en: currentOffice }
}
