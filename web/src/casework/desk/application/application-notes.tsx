import { useState } from 'react'
import { MAX_NOTE_LENGTH, validateNote, writeNote } from '@wewb/domain/casework/note-contracts'
import type { Application } from '#form-engine/applications/application.ts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { TextArea } from '#components/inputs/text-area.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useProblems } from '#components/feedback/use-problems.ts'
import { Card } from '#components/layout/card.tsx'
import { useDhakaMoment } from '#components/layout/deadline.tsx'
import { applicationReviewMessages } from './application-review-messages.ts'

type Note = NonNullable<Application['notes']>['list'][number]
type Props = { application: Application; onSaved(): Promise<void> }

/** Shows the notes of officers, newest first, and lets an officer of a desk write one. */
export function ApplicationNotes({ application: { applicationNo, notes }, onSaved }: Props) {
  const { text } = useLanguage()
  if (!notes || (notes.mayWriteYn === 'N' && notes.list.length === 0)) return null
  return (
    <Card title={text(applicationReviewMessages.notes)}>
      {notes.list.length > 0 && (
        <ol className="mb-4 grid gap-4 last:mb-0">
          {notes.list.map((note) => (
            <li key={note.noteId} className="border-l-4 border-line pl-4">
              <NoteLine {...note} />
            </li>
          ))}
        </ol>
      )}
      {notes.mayWriteYn === 'Y' && <NoteForm applicationNo={applicationNo} onSaved={onSaved} />}
    </Card>
  )
}

function NoteLine({ at, person, personBng, office, officeBng, note }: Note) {
  const { text } = useLanguage()
  const when = useDhakaMoment(new Date(at))
  return (
    <>
      <p className="break-words whitespace-pre-line">{note}</p>
      <p className="text-sm text-muted">
        <time dateTime={at}>{when}</time>
        {` · ${text({ bn: personBng, en: person })}, ${text({ bn: officeBng, en: office })}`}
      </p>
    </>
  )
}

const labels = { noteText: applicationReviewMessages.note }

function NoteForm({ applicationNo, onSaved }: { applicationNo: string; onSaved(): Promise<void> }) {
  const { text } = useLanguage()
  const [note, setNote] = useState('')
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const save = () => {
    if (problems.showIssues(validateNote(note))) return
    problems.clear()
    void run(() =>
      sendRequest(writeNote, { params: { applicationNo }, body: { noteText: note } }).then(async ({ message }) => {
        toast({ kind: 'success', text: message })
        setNote('')
        await onSaved()
      }, problems.showProblem),
    )
  }
  return (
    <Form problems={problems} onSubmit={save}>
      <TextArea
        id="noteText"
        label={text(applicationReviewMessages.note)}
        hint={text(applicationReviewMessages.noteHint)}
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={(value) => {
          problems.clearErrorsAt('noteText')
          setNote(value)
        }}
        error={problems.errorOf('noteText')}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy} className="sm:self-start">
        {text(applicationReviewMessages.saveNote)}
      </Button>
    </Form>
  )
}
