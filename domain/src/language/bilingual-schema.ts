import * as z from 'zod/mini'

/** Apart from the type, so that public pages, which only show text, do not carry the validator. */
export const Bilingual = z.strictObject({
  bn: z.string().check(z.minLength(1)),
  en: z.string().check(z.minLength(1)),
})
