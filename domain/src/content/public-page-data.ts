import type { Bilingual } from '#language/bilingual.ts'
import type { getCaptcha } from '#identity/account-contracts.ts'
import type { StatusQuery } from '#casework/status-query.ts'
import type { ResponseOf } from '#http/contract.ts'
import type { getNewsShort, getPublicNotice, listPublicNotices } from './notice-contracts.ts'
import type { checkStatus } from '#casework/desk-contracts.ts'
import type { listWaitingTimes } from '#casework/waiting-time-contracts.ts'
import type { getAppSettings, getPortalSettings } from '#administration/portal-contracts.ts'
import type { ProblemCode } from '#http/problems.ts'
import type { getPublicForm, listPublicProgrammes } from '#services/programme-contracts.ts'
import type { ResultType, searchResults } from './result-contracts.ts'

/** Data that the server embeds in a public page, so that its text is visible before any script runs. */
export type PublicPageData = {
  app: ResponseOf<typeof getAppSettings>
  settings: ResponseOf<typeof getPortalSettings>
  news: ResponseOf<typeof getNewsShort>
  /** Notices of the landing page. Without details, because every page contains them. */
  notices: Omit<PublicNotice, 'details' | 'detailsBng'>[]
  /** A grant programme accepts applications today, so other pages link to the programmes. */
  isGrantOpen: boolean
  /** Services with enough decisions in the last twelve months. */
  waitingTimes: ResponseOf<typeof listWaitingTimes>
  /** Only on the page of the programmes, with the form of the one that is displayed. */
  grants?: { programmes: ResponseOf<typeof listPublicProgrammes>; forms: ResponseOf<typeof getPublicForm>[] }
  /** Only on the list of notices: the results for its URL. */
  noticeList?: ResponseOf<typeof listPublicNotices> & { search: string }
  /** Only on the page of the stipend. */
  scholarships?: ScholarshipPageData
  /** Only on the two pages of results: the published lists, newest first. */
  publishedResults?: { type: ResultType; setups: ResponseOf<typeof searchResults>['setups'] }
  /** Only on the landing page. */
  landing?: LandingPageData
  /** Only on the page of one notice; null if no notice is published at that URL. */
  notice?: { noticeId: number | null; found: PublicNotice | null }
  /** Only on the status page, if the browser submitted the form without JavaScript or requests that form. */
  postedStatus?: PostedStatusResult
}

/** Result of a form submitted without JavaScript: the response, or the issues and a new captcha. */
export type PostedStatusResult = {
  typed?: StatusQuery
  answer?: ResponseOf<typeof checkStatus>
  issues?: { path: string; message: Bilingual }[]
  refusal?: { code: ProblemCode; message: Bilingual }
  picture?: ResponseOf<typeof getCaptcha>
}

type CircularRows = { label: string; text: string }[]
export type ScholarshipPageData = {
  /** The published circulars with their texts, newest first. */
  circulars: {
    setupId: number
    title: Bilingual
    opensOn: string
    closesOn: string
    state: 'OPEN' | 'SOON' | 'OVER'
    says: { bn: CircularRows; en: CircularRows }
  }[]
  papers: { name: Bilingual; isForSome: boolean }[]
}

export type LandingPageData = {
  /** Services that accept applications today, with the closing date if there is one. */
  services: { service: string; openYn: 'Y' | 'N'; closesOn: string | null }[]
  /** Figures of the financial year since July; null if there are none yet. */
  figures: { year: string; received: number; approved: number; amount: string; members: number } | null
}

export type PublicNotice = ResponseOf<typeof getPublicNotice>

/** The `search` of a service's page at any step of its form. */
export const formStepSearch = '?step'

/**
 * Input of the server bundle, which renders one page: `web/dist/server/render.js` exports `render(request): string`.
 */
export type PageRequest = {
  path: string
  /**
   * `?program=7` or `?id=77` where the page depends on it, otherwise empty: most pages are the same for every query.
   */
  search: string
  locale: 'bn' | 'en'
  demo: boolean
  /** Public origin of the portal, for absolute links. */
  origin: string
  data: PublicPageData
}
