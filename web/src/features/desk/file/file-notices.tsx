import { walkAsked } from '../../../../../domain/src/engine/walk-asked.ts'
import type { Application } from '../../../forms/application.ts'
import { labelsOf } from '../../../../../domain/src/engine/labels-of.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { BankToVerify } from './bank-to-verify.tsx'
import { lastCorrection, toVerify } from './corrections.ts'
import { FileDuplicates } from './file-duplicates.tsx'
import { words } from './file-words.ts'

/** What an officer should know before reading the answers. */
export const FileNotices = ({ file }: { file: Application }) => (
  <>
    <ToVerify file={file} />
    <BankToVerify file={file} />
    <Corrected file={file} />
    <FileDuplicates duplicates={file.duplicates} />
  </>
)

function ToVerify({ file }: { file: Application }) {
  const { text } = useLanguage()
  const findings = toVerify(file)
  if (findings.length === 0) return null
  return (
    <Alert kind="needs-you" title={text(words.manualTitle)}>
      {text(words.manualText)} {findings.map(({ label }) => text(label)).join('; ')}
    </Alert>
  )
}

function Corrected({ file }: { file: Application }) {
  const { text } = useLanguage()
  const changes = lastCorrection(file)
  if (changes.length === 0 || file.state === 'bank-corrected') return null
  const labels = labelsOf(walkAsked(file.definition, file.answers, { facts: file.facts }))
  const names = changes.flatMap(({ path }) => labels.get(path) ?? [])
  return (
    <Alert kind="info" title={text(words.changedTitle, { n: changes.length })}>
      {names.map((name) => text(name)).join('; ')}
    </Alert>
  )
}
