import * as z from 'zod/mini'
import { FieldPath, flag } from '#engine/conditions/identifiers.ts'
import { Bilingual } from '#language/bilingual-schema.ts'

const Name = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/))

const occasion = {
  id: Name,
  label: Bilingual,
  /** Any of these moves produces the letter. */
  after: z.array(Name).check(z.minLength(1)),
  /** Only if the move is made at this desk. */
  at: z.exactOptional(Name),
  /** The applicant may print it too; otherwise it is for an office. */
  isForApplicant: flag,
}

/** Its paths resolve to answers of the reply that produced it, then of an earlier reply, then of the form. */
const WrittenLetter = z.strictObject({
  ...occasion,
  /** Recipient; defaults to the applicant. */
  to: z.exactOptional(Bilingual),
  /**
   * Path of the answer that holds the letter number. Defaults to the number that the portal assigned, otherwise to the
   * application number.
   */
  number: z.exactOptional(FieldPath),
  subject: Bilingual,
  paragraphs: z.array(Bilingual).check(z.minLength(1)),
  rows: z.exactOptional(z.array(FieldPath)),
  /** Values of the `{placeholders}`: the first of these paths that has an answer. */
  with: z.exactOptional(z.record(z.string(), z.array(FieldPath).check(z.minLength(1)))),
})
export type WrittenLetter = z.infer<typeof WrittenLetter>

/** Letters that need data beyond the application. Each has a function of the same name in `content/results`. */
const PrintedLetter = z.strictObject({ ...occasion, printedBy: z.enum(['selection-letter']) })

/** A letter about an application, available for printing once a move is made. */
export const Letter = z.union([WrittenLetter, PrintedLetter])
export type PrintedLetter = z.infer<typeof PrintedLetter>
export type Letter = z.infer<typeof Letter>
