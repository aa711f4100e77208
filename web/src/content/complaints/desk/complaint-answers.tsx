import { getOwn } from '@wewb/domain/collections/get-own'
import { complaintForm } from '@wewb/domain/content/complaints/complaint-form'
import { formatAnswers } from '@wewb/domain/engine/evaluation/format-answers'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { LookupResolver } from '@wewb/domain/engine/fields/kind'
import { AnswerRows } from '#form-engine/forms/answer-rows.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import type { Complaint } from './use-complaints.ts'
import { complaintDeskMessages } from './messages.ts'

/** Headings for officers; those of the form address the complainant. */
const headings: Record<string, Bilingual> = {
  accused: complaintDeskMessages.aboutWhom,
  matter: complaintDeskMessages.matter,
  complainant: complaintDeskMessages.complainant,
}

/** Shows the complaint; the server omits what this officer may not read. */
export function ComplaintAnswers({ complaint: { answers, accusedOffice } }: { complaint: Complaint }) {
  const { text, locale } = useLanguage()
  const lists: LookupResolver = (source, value) =>
    source === 'office' && value === accusedOffice?.id
      ? { label: { bn: accusedOffice.nameBng, en: accusedOffice.name } }
      : undefined
  return (
    <div className="grid gap-4">
      {formatAnswers(complaintForm, answers, { facts: {}, lists }, locale).map(({ path, lines }) => (
        <Card key={path} title={text(getOwn(headings, path) ?? complaintDeskMessages.matter)}>
          <AnswerRows rows={lines} />
        </Card>
      ))}
    </div>
  )
}
