import type { AnswerOf } from './contract.ts'
import type { getAppSettings, getNewsShort, getPortalSettings, listPublicNotices } from './portal.ts'

/** What the server puts into a public page, so that its text is there before any script runs. */
export type PublicData = {
  app: AnswerOf<typeof getAppSettings>
  settings: AnswerOf<typeof getPortalSettings>
  news: AnswerOf<typeof getNewsShort>
  notices: AnswerOf<typeof listPublicNotices>['list']
}

/** One page asked of the web's server bundle (`web/dist/server/render.js` exports `render(request): string`). */
export type PageRequest = { path: string; locale: 'bn' | 'en'; demo: boolean; data: PublicData }
