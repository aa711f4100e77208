import * as z from 'zod/mini'

/** Separate from the type, so that public pages, which only display text, do not bundle the validator. */
export const Bilingual = z.strictObject({
  bn: z.string().check(z.minLength(1)),
  en: z.string().check(z.minLength(1)),
})
