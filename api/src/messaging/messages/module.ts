import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/messaging/message-contracts'
import { parseLoginId } from '@wewb/domain/engine/fields/formats'
import { listDemoOutbox } from '@wewb/domain/administration/portal-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import type { DatabaseGauge } from '#observability/metrics.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { describeTemplate, listTemplates } from './describe-templates.ts'
import { listLatestMessages } from './outbox-queries.ts'
import { restoreTemplate, saveTemplate } from './save-template.ts'
import { testTemplate } from './test-template.ts'
import { deliveryWebhookRoute } from './delivery-webhook.ts'
import { countWaitingMessages } from './monitoring-queries.ts'
import { monitorDelivery } from './monitor-delivery.ts'
import { createMessageSender } from './send-message.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listMessageTemplates, async ({ db }) => {
    const list = (await listTemplates(db)).map(describeTemplate)
    return { list, total: list.length, partPoisha: (await readSettings(db)).number('SMS_PART_POISHA') }
  })
  registerEndpoint(app, portal, contracts.saveMessageTemplate, saveTemplate)
  registerEndpoint(app, portal, contracts.restoreMessageTemplate, restoreTemplate)
  registerEndpoint(app, portal, contracts.testMessageTemplate, testTemplate)
  registerEndpoint(app, portal, listDemoOutbox, async ({ db }, { to }) => {
    const recipient = to ? (parseLoginId(to)?.value ?? to) : undefined
    const rows = await listLatestMessages(db, recipient)
    return rows.map(({ recipient: to, body, created_at, ...row }) => ({
      ...row,
      to,
      text: body,
      at: created_at.toISOString(),
    }))
  })
}

/** Messages that could be sent now; messages deferred by quiet hours do not count. */
const waitingMessagesMetric: DatabaseGauge = {
  name: 'portal_messages_waiting',
  help: 'Messages that are due and not sent.',
  labelName: 'channel',
  read: countWaitingMessages,
}

export const messagesModule = {
  routes: async (app, portal) => {
    routes(app, portal)
    await deliveryWebhookRoute(app, portal)
  },
  jobs: (portal) => [
    { queue: 'send-message', run: createMessageSender(portal) },
    { queue: 'send-code', run: createMessageSender(portal) },
    { queue: 'watch-messages', run: () => monitorDelivery(portal) },
  ],
  metrics: [waitingMessagesMetric],
} satisfies Module
