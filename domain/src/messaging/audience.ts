import { applicationStatuses } from '#engine/definition/statuses.ts'
import type { Bilingual } from '#language/bilingual.ts'

/** Audience of a broadcast: everybody with an account, members, people with an application, or people with a draft. */
export const audienceKinds = ['everyone', 'members', 'files', 'drafts'] as const
export type AudienceKind = (typeof audienceKinds)[number]

export const audienceNames: Record<AudienceKind, Bilingual> = {
  everyone: { bn: 'অ্যাকাউন্ট আছে এমন সবাই', en: 'Everybody with an account' },
  members: { bn: 'সব সদস্য', en: 'All members' },
  files: { bn: 'যাঁদের আবেদন আছে', en: 'People with an application' },
  drafts: { bn: 'যাঁদের খসড়া জমা হয়নি', en: 'People with a draft not handed in' },
}

/** Further filters; a kind ignores the ones that do not apply to it. */
export type Audience = {
  kind: AudienceKind
  service?: string | undefined
  status?: string | undefined
  district?: string | undefined
  mission?: string | undefined
  country?: string | undefined
  setupId?: number | undefined
}

/** Without drafts, which are an audience kind of their own. */
export const audienceStatuses = applicationStatuses.filter((status) => status !== 'DRAFT')

/** Name of a broadcast in the list of messages. */
export const broadcastName: Bilingual = { bn: 'গণবার্তা', en: 'Broadcast' }
