import type { Asking, Counted, Tile } from './board.ts'
import type { DeskCount } from './count-desk.ts'
import { onOwnDesk } from './which-files.ts'

type Counter = Exclude<keyof DeskCount, 'service'>
const total = async (asking: Asking, counter: Counter) => (await asking.onDesk()).reduce((sum, row) => sum + row[counter], 0)

/** Everything on the own desks; how many of them came today is their change. */
const waiting = async (asking: Asking): Promise<Counted> => ({
  value: await total(asking, 'waiting'),
  change: { kind: 'new-today', value: await total(asking, 'fresh') },
})

export const onMyDesk: Tile = {
  code: 'WAITING',
  label: { bn: 'আমার টেবিলে অপেক্ষমাণ', en: 'Waiting on my desk' },
  files: onOwnDesk,
  count: waiting,
}

/** The same for who approves: with the sum that waits for their word. */
export const myApprovals: Tile = {
  ...onMyDesk,
  label: { bn: 'আমার অনুমোদনের অপেক্ষায়', en: 'Waiting for my approval' },
  files: onOwnDesk,
  count: async (asking) => ({ ...(await waiting(asking)), amount: await total(asking, 'amount') }),
}

export const sentBackToMe: Tile = {
  code: 'SENT_BACK',
  label: { bn: 'আমার কাছে ফেরত এসেছে', en: 'Sent back to me' },
  files: (eb, asking) => eb.and([onOwnDesk(eb, asking), eb('approval_status', '=', -1)]),
  count: async (asking) => ({ value: await total(asking, 'sentBack') }),
}

export const dueToday: Tile = {
  code: 'DUE_TODAY',
  label: { bn: 'আজই শেষ দিন', en: 'Due today' },
  files: (eb, asking) => eb.and([onOwnDesk(eb, asking), eb('desk_due_on', '=', asking.today)]),
  count: async (asking) => ({ value: await total(asking, 'dueToday') }),
}

export const late: Tile = {
  code: 'LATE',
  label: { bn: 'সময় পেরিয়ে গেছে', en: 'Late' },
  isUrgent: true,
  files: (eb, asking) => eb.and([onOwnDesk(eb, asking), eb('desk_due_on', '<', asking.today)]),
  count: async (asking) => ({ value: await total(asking, 'late') }),
}
