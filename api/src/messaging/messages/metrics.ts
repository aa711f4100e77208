import type { DatabaseGauge } from '#observability/metrics.ts'
import { countWaitingMessages } from './monitoring-queries.ts'

/** Messages that could be sent now; messages deferred by quiet hours do not count. */
export const waitingMessagesMetric: DatabaseGauge = {
  name: 'portal_messages_waiting',
  help: 'Messages that are due and not sent.',
  labelName: 'channel',
  read: countWaitingMessages,
}
