import { formStepSearch } from '@wewb/domain/content/public-page-data'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import type { PageLoader } from '#ssr/page-content.ts'

const atStep: PageLoader = (query) =>
  query.has('step')
    ? { search: formStepSearch, isCacheable: true, load: () => Promise.resolve({ data: {} }) }
    : undefined

/** Serves the page with the scripts of the form when the URL names a step, as a link in a message does. */
export const formPages: Record<string, PageLoader> = Object.fromEntries(
  serviceModules.map(({ path }) => [path, atStep]),
)
