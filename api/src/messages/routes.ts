import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/messages.ts'
import { readLoginId } from '../../../domain/src/fields/formats.ts'
import { listDemoOutbox } from '../../../domain/src/contracts/portal.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { readSettings } from '../settings/repository.ts'
import { describeTemplate, listTemplates } from './describe-templates.ts'
import { restoreTemplate, saveTemplate } from './save-template.ts'
import { testTemplate } from './test-template.ts'

export function messageRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.listMessageTemplates, async ({ db }) => {
    const list = (await listTemplates(db)).map(describeTemplate)
    return { list, total: list.length, partPoisha: (await readSettings(db)).number('SMS_PART_POISHA') }
  })
  serve(app, portal, calls.saveMessageTemplate, saveTemplate)
  serve(app, portal, calls.restoreMessageTemplate, restoreTemplate)
  serve(app, portal, calls.testMessageTemplate, testTemplate)
  serve(app, portal, listDemoOutbox, async ({ db }, { to }) => {
    const recipient = to ? (readLoginId(to)?.value ?? to) : undefined
    const rows = await db
      .selectFrom('message')
      .select(['id', 'channel', 'recipient', 'template', 'subject', 'body', 'state', 'created_at'])
      .where('state', '!=', 'void')
      .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
      .orderBy('id', 'desc')
      .limit(50)
      .execute()
    return rows.map(({ recipient: receiver, body, created_at, ...row }) => ({
      ...row,
      to: receiver,
      text: body,
      at: created_at.toISOString(),
    }))
  })
}
