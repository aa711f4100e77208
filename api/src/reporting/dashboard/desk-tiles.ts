import type { DashboardContext, FigureValue, Tile } from './dashboard-definition.ts'
import type { DeskCount } from './desk-queries.ts'
import { isOnOwnDesk } from './application-filters.ts'

type Counter = Exclude<keyof DeskCount, 'service'>
const total = async (context: DashboardContext, counter: Counter) =>
  (await context.countOnDesk()).reduce((sum, row) => sum + row[counter], 0)

/** Counts the applications on the user's desks; the change is the number of today's arrivals. */
const waiting = async (context: DashboardContext): Promise<FigureValue> => ({
  value: await total(context, 'waiting'),
  change: { kind: 'new-today', value: await total(context, 'fresh') },
})

export const waitingTile: Tile = {
  code: 'WAITING',
  label: { bn: 'আমার টেবিলে অপেক্ষমাণ', en: 'Waiting on my desk' },
  filter: isOnOwnDesk,
  count: waiting,
}

/** For approvers: adds the total amount that waits for approval. */
export const approvalsTile: Tile = {
  ...waitingTile,
  label: { bn: 'আমার অনুমোদনের অপেক্ষায়', en: 'Waiting for my approval' },
  filter: isOnOwnDesk,
  count: async (context) => ({ ...(await waiting(context)), amount: await total(context, 'amount') }),
}

/** For the director general, whose desk receives only these. */
export const appealsTile: Tile = { ...waitingTile, label: { bn: 'আপিল শুনতে হবে', en: 'Appeals to hear' } }

export const sentBackTile: Tile = {
  code: 'SENT_BACK',
  label: { bn: 'আমার কাছে ফেরত এসেছে', en: 'Sent back to me' },
  filter: (eb, context) => eb.and([isOnOwnDesk(eb, context), eb('approval_status', '=', -1)]),
  count: async (context) => ({ value: await total(context, 'sentBack') }),
}

export const dueTodayTile: Tile = {
  code: 'DUE_TODAY',
  label: { bn: 'আজই শেষ দিন', en: 'Due today' },
  filter: (eb, context) => eb.and([isOnOwnDesk(eb, context), eb('desk_due_on', '=', context.today)]),
  count: async (context) => ({ value: await total(context, 'dueToday') }),
}

export const lateTile: Tile = {
  code: 'LATE',
  label: { bn: 'সময় পেরিয়ে গেছে', en: 'Late' },
  isUrgent: true,
  filter: (eb, context) => eb.and([isOnOwnDesk(eb, context), eb('desk_due_on', '<', context.today)]),
  count: async (context) => ({ value: await total(context, 'late') }),
}
