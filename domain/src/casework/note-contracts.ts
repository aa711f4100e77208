import * as z from 'zod/mini'
import { issue, type Issue } from '#engine/fields/issue.ts'
import { contract } from '#http/contract.ts'
import { text, timestamp, yesNo } from '#http/schemas.ts'
import { applicationParams } from './application-schemas.ts'

const MIN_NOTE_LENGTH = 3
export const MAX_NOTE_LENGTH = 2000

export function validateNote(note: string): Issue[] {
  const { length } = note.trim()
  if (length === 0) return [issue('noteText', 'required')]
  if (length < MIN_NOTE_LENGTH) return [issue('noteText', 'too-short', MIN_NOTE_LENGTH)]
  return length > MAX_NOTE_LENGTH ? [issue('noteText', 'too-long', MAX_NOTE_LENGTH)] : []
}

/** Notes of officers on an application, newest first. */
export const notesSchema = z.strictObject({
  mayWriteYn: yesNo,
  list: z.array(
    z.strictObject({
      noteId: z.int(),
      at: timestamp,
      person: z.string(),
      personBng: z.string(),
      office: z.string(),
      officeBng: z.string(),
      note: z.string(),
    }),
  ),
})

export const writeNote = contract({
  method: 'POST',
  path: '/applications/:applicationNo/notes',
  summary: 'Write a note that moves nothing and that only staff read; it cannot be changed or removed',
  access: 'signed-in',
  ...applicationParams,
  body: z.strictObject({ noteText: text(4000) }),
  response: z.null(),
  message: { bn: 'মন্তব্য সংরক্ষণ হয়েছে।', en: 'The note is saved.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ANSWERS_INVALID'],
})
