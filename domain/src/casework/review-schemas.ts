import * as z from 'zod/mini'
import { answers, bilingual } from './application-schemas.ts'

/** An item of a check-list: the field and the value of its option. */
const item = { field: z.string().check(z.maxLength(60)), value: z.string().check(z.maxLength(40)) }
const confirmedItem = z.strictObject({ ...item, text: bilingual })

/** Ticks of the portal that the officer left as they were. */
export const preselected = z.exactOptional(z.array(z.strictObject(item)).check(z.maxLength(100)))

/** Evidence of review as the officers see it. */
export const reviewSchema = z.strictObject({
  /** Pages that the caller has to open before a bulk action takes the application. */
  required: z.array(z.string()),
  /** Pages that the caller has opened since the application came to the desk. */
  opened: z.array(z.string()),
  /** Answers of the caller to the questions of the desk; null while not saved since it came. */
  checkList: z.nullable(answers),
  /** Ticks of the saved check-list that the portal made and the caller left, with their source. */
  preselected: z.array(confirmedItem),
  /** Items of the desk that a register or a comparison confirms now, with their source. */
  confirmed: z.array(confirmedItem),
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
