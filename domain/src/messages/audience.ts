import { applicationStatuses } from '../definition/statuses.ts'
import type { Bilingual } from '../language/bilingual.ts'

/** Whom a broadcast goes to: everybody with an account, members, people with a file, or people whose form is not handed in. */
export const audienceKinds = ['everyone', 'members', 'files', 'drafts'] as const
export type AudienceKind = (typeof audienceKinds)[number]

export const audienceNames: Record<AudienceKind, Bilingual> = {
  everyone: { bn: 'অ্যাকাউন্ট আছে এমন সবাই', en: 'Everybody with an account' },
  members: { bn: 'সব সদস্য', en: 'All members' },
  files: { bn: 'যাঁদের আবেদন আছে', en: 'People with an application' },
  drafts: { bn: 'যাঁদের খসড়া জমা হয়নি', en: 'People with a draft not handed in' },
}

/** What narrows it further; each is ignored by a group that has no such thing. */
export type Audience = {
  kind: AudienceKind
  service?: string | undefined
  status?: string | undefined
  district?: string | undefined
  mission?: string | undefined
  country?: string | undefined
  setupId?: number | undefined
}

/** A draft is a group of its own. */
export const audienceStatuses = applicationStatuses.filter((status) => status !== 'DRAFT')

/** How the list of messages names one of them. */
export const broadcastName: Bilingual = { bn: 'গণবার্তা', en: 'Broadcast' }
