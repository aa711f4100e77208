import type { FormServices } from '../../../fields/form-services.ts'

const none = () => Promise.reject(new Error('a result has no papers and asks no register'))

/** For forms of words, days and numbers alone. */
export const noServices: FormServices = {
  list: async () => [],
  upload: none,
  open: none,
  document: () => undefined,
  remove: none,
  verify: none,
}
