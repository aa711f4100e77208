import { getOwn } from '../../../../../domain/src/collections/get-own.ts'
import { complaintForm } from '../../../../../domain/src/complaints/form.ts'
import { describe } from '../../../../../domain/src/engine/describe.ts'
import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'
import type { Lists } from '../../../../../domain/src/fields/kind.ts'
import { AnswerLines } from '../../../forms/answer-lines.tsx'
import { useLanguage } from '../../../i18n/language.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Complaint } from './use-complaints.ts'
import { words } from './words.ts'

/** The form speaks to who complains, this page to who reads it. */
const headings: Record<string, Bilingual> = { accused: words.aboutWhom, matter: words.matter, complainant: words.complainant }

/** The complaint in its own words; what this officer must not read has not come. */
export function FileAnswers({ complaint: { answers, accusedOffice } }: { complaint: Complaint }) {
  const { text, locale } = useLanguage()
  const lists: Lists = (source, value) =>
    source === 'office' && value === accusedOffice?.id ? { label: { bn: accusedOffice.nameBng, en: accusedOffice.name } } : undefined
  return (
    <div className="grid gap-4">
      {describe(complaintForm, answers, { facts: {}, lists }, locale).map(({ path, lines }) => (
        <Card key={path} title={text(getOwn(headings, path) ?? words.matter)}>
          <AnswerLines lines={lines} />
        </Card>
      ))}
    </div>
  )
}
