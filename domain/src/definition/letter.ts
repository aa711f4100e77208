import * as z from 'zod/mini'
import { FieldPath, flag } from '../conditions/names.ts'
import { Bilingual } from '../language/bilingual-schema.ts'

const Name = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/))

const occasion = {
  id: Name,
  label: Bilingual,
  /** Any of these moves brings it. */
  after: z.array(Name).check(z.minLength(1)),
  /** Only when this desk makes the move. */
  at: z.exactOptional(Name),
  /** The applicant may have it too; otherwise it is for an office. */
  isForApplicant: flag,
}

/** Its paths name answers of the reply that brought it, of one before, or else of the form. */
const WrittenLetter = z.strictObject({
  ...occasion,
  /** To whom it goes; left out, to the applicant. */
  to: z.exactOptional(Bilingual),
  /** The answer that is its number. A letter that was given one by the portal goes by that, any other by the number of the file. */
  number: z.exactOptional(FieldPath),
  subject: Bilingual,
  paragraphs: z.array(Bilingual).check(z.minLength(1)),
  rows: z.exactOptional(z.array(FieldPath)),
  /** What stands in the `{places}` of its sentences: the answer at the first of these paths that has one. */
  with: z.exactOptional(z.record(z.string(), z.array(FieldPath).check(z.minLength(1)))),
})
export type WrittenLetter = z.infer<typeof WrittenLetter>

/** Letters that tell more than the file knows. Each has a function of its name in `api/src/letters`. */
const PrintedLetter = z.strictObject({ ...occasion, printedBy: z.enum(['selection-letter']) })

/** A letter that the board writes about a file once a move is made; it is printed as often as it is wanted. */
export const Letter = z.union([WrittenLetter, PrintedLetter])
export type Letter = z.infer<typeof Letter>
