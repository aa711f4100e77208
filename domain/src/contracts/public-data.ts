import type { Bilingual } from '../language/bilingual.ts'
import type { getCaptcha } from './accounts.ts'
import type { AskedStatus } from './asked-status.ts'
import type { AnswerOf } from './contract.ts'
import type { getNewsShort, getPublicNotice, listPublicNotices } from './content.ts'
import type { checkStatus } from './desk.ts'
import type { getAppSettings, getPortalSettings } from './portal.ts'
import type { ProblemCode } from './problems.ts'
import type { getPublicForm, listPublicProgrammes } from './programmes.ts'
import type { ResultType, searchResults } from './results.ts'

/** What the server puts into a public page, so that its text is there before any script runs. */
export type PublicData = {
  app: AnswerOf<typeof getAppSettings>
  settings: AnswerOf<typeof getPortalSettings>
  news: AnswerOf<typeof getNewsShort>
  /** Those of the landing page, without their details: every page carries these. */
  notices: Omit<PublicNotice, 'details' | 'detailsBng'>[]
  /** A grant programme takes applications today: other pages lead to the page of the programmes. */
  isGrantOpen: boolean
  /** On the page of the programmes alone, with the form of the one that is read; every other page would carry it for nothing. */
  grants?: { programmes: AnswerOf<typeof listPublicProgrammes>; forms: AnswerOf<typeof getPublicForm>[] }
  /** On the list of notices alone: what was found for its address. */
  noticeList?: AnswerOf<typeof listPublicNotices> & { search: string }
  /** On the page of the stipend alone. */
  scholarships?: Scholarships
  /** On the two pages of results alone: the lists that are published, newest first. */
  publishedResults?: { type: ResultType; setups: AnswerOf<typeof searchResults>['setups'] }
  /** On the landing page alone. */
  landing?: Landing
  /** On the page of one notice alone; null where nothing may be read at that address. */
  notice?: { noticeId: number | null; found: PublicNotice | null }
  /** On the page of the status alone, when the browser sent its form itself or asks for one that it can send. */
  postedStatus?: PostedStatus
}

/** What came of a form without script: the answer, or what is wrong and a picture for the next try. */
export type PostedStatus = {
  typed?: AskedStatus
  answer?: AnswerOf<typeof checkStatus>
  issues?: { path: string; message: Bilingual }[]
  refusal?: { code: ProblemCode; message: Bilingual }
  picture?: AnswerOf<typeof getCaptcha>
}

type Told = { label: string; text: string }[]
export type Scholarships = {
  /** The published circulars, newest first: what each says, in both languages. */
  circulars: {
    setupId: number
    title: Bilingual
    opensOn: string
    closesOn: string
    state: 'OPEN' | 'SOON' | 'OVER'
    says: { bn: Told; en: Told }
  }[]
  papers: { name: Bilingual; isForSome: boolean }[]
}

export type Landing = {
  /** Which services take applications today, and until when where there is an end to it. */
  services: { service: string; openYn: 'Y' | 'N'; closesOn: string | null }[]
  /** What the board has done since July; nothing to tell yet is null. */
  figures: { year: string; received: number; approved: number; amount: string; members: number } | null
}

export type PublicNotice = AnswerOf<typeof getPublicNotice>

/** One page asked of the web's server bundle (`web/dist/server/render.js` exports `render(request): string`). */
/** The `search` of a service's page at any step of its form. */
export const formSearch = '?step'

export type PageRequest = {
  path: string
  /** `?program=7` or `?id=77` where a page differs by it, otherwise nothing: most pages are the same at every address. */
  search: string
  locale: 'bn' | 'en'
  demo: boolean
  /** The address people type, for links that must be whole. */
  origin: string
  data: PublicData
}
