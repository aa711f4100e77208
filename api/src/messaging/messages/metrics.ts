import type { DatabaseGauge } from '#observability/metrics.ts'
import { countWaitingMessages } from './monitoring-queries.ts'

/** Messages that could be sent now; messages deferred by quiet hours do not count. */
export const waitingMessagesMetric: DatabaseGauge = {
  name: 'portal_messages_waiting',
  help: 'Messages that could leave now and have not left.',
  labelName: 'channel',
  read: countWaitingMessages,
}
