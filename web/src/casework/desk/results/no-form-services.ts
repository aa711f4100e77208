import type { FormServices } from '#form-engine/fields/form-services.ts'

const none = () => Promise.reject(new Error('a result form has no documents and no register checks'))

/** Form services for forms with text, dates and numbers only. */
export const noFormServices: FormServices = {
  list: async () => [],
  upload: none,
  open: none,
  document: () => undefined,
  remove: none,
  verify: none,
}
