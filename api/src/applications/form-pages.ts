import { formSearch } from '../../../domain/src/contracts/public-data.ts'
import { serviceModules } from '../../../domain/src/lookups/service-modules.ts'
import type { OwnPage } from '../platform/page-content.ts'

const atStep: OwnPage = (query) =>
  query.has('step') ? { search: formSearch, isLasting: true, load: () => Promise.resolve({ data: {} }) } : undefined

/** Whoever opens a step of a form, as by a link in a message, gets the page that brings the form along. */
export const formPages: Record<string, OwnPage> = Object.fromEntries(serviceModules.map(({ path }) => [path, atStep]))
