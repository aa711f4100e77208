import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Application } from '#form-engine/applications/application.ts'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { ApplicationNotes } from './application-notes.tsx'
import { applicationReviewMessages } from './application-review-messages.ts'

const note = {
  noteId: 1,
  at: '2026-11-18T09:00:00.000Z',
  person: 'Ayesha Siddika',
  personBng: 'আয়েশা সিদ্দিকা',
  office: 'Head office',
  officeBng: 'প্রধান কার্যালয়',
  note: 'The college confirms the name.',
}
const render = (notes: Application['notes'], locale: 'bn' | 'en' = 'en') =>
  renderToString(
    <LanguageProvider initial={locale}>
      <ApplicationNotes
        application={{ applicationNo: 'EDU-2026-000001', notes } as Application}
        onSaved={async () => {}}
      />
    </LanguageProvider>,
  ).replaceAll('<!-- -->', '')

describe('the notes of officers', () => {
  it('show text, name, office and time, in the language of the officer', () => {
    for (const text of [note.note, note.person, note.office, '18 November 2026'])
      expect(render({ mayWriteYn: 'N', list: [note] })).toContain(text)
    for (const text of [note.personBng, note.officeBng, '১৮ নভেম্বর ২০২৬'])
      expect(render({ mayWriteYn: 'N', list: [note] }, 'bn')).toContain(text)
  })
  it('can be written by who may, who reads that they are final', () => {
    const { saveNote, noteHint } = applicationReviewMessages
    for (const text of [saveNote.en, noteHint.en]) expect(render({ mayWriteYn: 'Y', list: [] })).toContain(text)
    expect(render({ mayWriteYn: 'N', list: [note] })).not.toContain(saveNote.en)
  })
  it('are not there for readers without access', () => {
    expect(render(null)).toBe('')
  })
})
