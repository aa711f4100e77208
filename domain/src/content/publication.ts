import { DHAKA_UTC_OFFSET_MINUTES, isIsoDate } from '#language/dates.ts'

export const publicationStates = ['draft', 'scheduled', 'published', 'over'] as const
export type PublicationState = (typeof publicationStates)[number]

type Publication = { activeYn: 'Y' | 'N'; publishFrom: Date | string; publishUntil: Date | string | null }

/** State at this moment. The public sees only what is `published`. */
export function publicationState({ activeYn, publishFrom, publishUntil }: Publication, now: Date): PublicationState {
  if (activeYn === 'N') return 'draft'
  if (new Date(publishFrom) > now) return 'scheduled'
  return publishUntil !== null && new Date(publishUntil) <= now ? 'over' : 'published'
}

const written =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/

/** Parses a date-time into UTC ISO format. Without an offset it is read as Dhaka time, wherever the editor is. */
export function parseDhakaDateTime(text: string): string | undefined {
  const [, day = '', , zone] = written.exec(text) ?? []
  if (!isIsoDate(day) || day < '2000' || day > '2100') return undefined
  return new Date(zone ? text : `${text}+06:00`).toISOString()
}

/** `2026-11-15T14:30`: Dhaka time in the format of a `datetime-local` input. */
export const toDhakaDateTimeLocal = (moment: Date | string): string =>
  new Date(new Date(moment).getTime() + DHAKA_UTC_OFFSET_MINUTES * 60_000).toISOString().slice(0, 16)
