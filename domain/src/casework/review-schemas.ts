import * as z from 'zod/mini'
import { answers } from './application-schemas.ts'

/** Evidence of review as the officers see it. */
export const reviewSchema = z.strictObject({
  /** Pages that the caller has to open before a bulk action takes the application. */
  required: z.array(z.string()),
  /** Pages that the caller has opened since the application came to the desk. */
  opened: z.array(z.string()),
  /** Answers of the caller to the questions of the desk; null while not saved since it came. */
  checkList: z.nullable(answers),
  /** Every sitting of staff with a document, oldest first. */
  sittings: z.array(
    z.strictObject({
      title: z.string(),
      titleBng: z.string(),
      person: z.string(),
      personBng: z.string(),
      openedOn: z.string(),
      seconds: z.int(),
    }),
  ),
})
