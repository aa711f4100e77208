import { interpolate } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { operatorOf } from '@wewb/domain/messaging/operators'
import { toBilingual, placeholders, placeholdersIn, type PlaceholderName } from '@wewb/domain/messaging/placeholders'
import { smsParts } from '@wewb/domain/messaging/sms-parts'
import type { MessageEventKind, MessageState } from '@wewb/domain/messaging/message-states'
import { templates, type TemplateCode } from '@wewb/domain/messaging/templates'
import type { Database } from '#db/database.ts'
import { insertMessage, insertMessageEvent } from './seed-queries.ts'

type DemoMessage = {
  daysAgo: number
  hour: number
  to: string
  template: TemplateCode
  state: MessageState
  failure?: string
  language?: 'bn' | 'en'
  module?: string
}

/** A week of messages: most delivered, some failed, one unknown. The numbers are not assigned. */
const demoMessages: DemoMessage[] = [
  { daysAgo: 6, hour: 10, to: '01711000101', template: 'SUBMITTED', state: 'delivered', module: 'edu-allowance' },
  { daysAgo: 6, hour: 11, to: '01811000102', template: 'SUBMITTED', state: 'delivered', module: 'edu-allowance' },
  { daysAgo: 5, hour: 10, to: '01911000103', template: 'FORWARDED', state: 'delivered', module: 'dis-allowance' },
  {
    daysAgo: 5,
    hour: 12,
    to: '01511000104',
    template: 'RETURNED',
    state: 'failed',
    failure: 'absent subscriber',
    module: 'edu-allowance',
  },
  {
    daysAgo: 4,
    hour: 11,
    to: '01611000105',
    template: 'APPROVED_CASE',
    state: 'delivered',
    module: 'fa-medical-assistance',
  },
  {
    daysAgo: 4,
    hour: 15,
    to: '01311000106',
    template: 'REMINDER',
    state: 'failed',
    failure: 'number switched off',
    language: 'en',
    module: 'edu-allowance',
  },
  { daysAgo: 3, hour: 10, to: '01411000107', template: 'MEMBER', state: 'delivered', module: 'wewb-membership' },
  { daysAgo: 3, hour: 16, to: '01711000108', template: 'MEMBER_FEE', state: 'unknown', module: 'wewb-membership' },
  { daysAgo: 2, hour: 9, to: '01811000109', template: 'OTP_REG', state: 'delivered' },
  { daysAgo: 2, hour: 12, to: 'salma@example.com', template: 'PASSWORD_CHANGED', state: 'sent', language: 'en' },
  { daysAgo: 1, hour: 10, to: '01911000110', template: 'GCR_TICKET', state: 'delivered', module: 'complaint' },
  {
    daysAgo: 1,
    hour: 11,
    to: '01711000111',
    template: 'FIN_LETTER',
    state: 'failed',
    failure: 'HTTP 402: balance',
    module: 'fa-financial-assistance',
  },
  {
    daysAgo: 1,
    hour: 14,
    to: '01811000112',
    template: 'RIN_SCREENED',
    state: 'failed',
    failure: 'absent subscriber',
    language: 'en',
    module: 're-integration',
  },
]

const events: Partial<Record<MessageState, readonly MessageEventKind[]>> = {
  delivered: ['sent', 'delivered'],
  sent: ['sent'],
  failed: ['sent', 'undelivered'],
  unknown: ['unknown'],
}

/** Runs only on the first start of a demo: tests create their own messages. */
export async function seedDemoMessages(db: Database, now: Date) {
  for (const message of demoMessages) {
    const day = toDhakaDate(new Date(now.getTime() - message.daysAgo * 24 * 60 * 60 * 1000))
    const at = new Date(`${day}T${String(message.hour).padStart(2, '0')}:15:00+06:00`)
    const { id } = await insertMessage(db, messageRowOf(message, at))
    for (const kind of events[message.state] ?? [])
      await insertMessageEvent(db, {
        message_id: id,
        kind,
        at,
        detail: kind === 'undelivered' ? (message.failure ?? '') : '',
      })
  }
}

function messageRowOf({ to, template, state, failure, language = 'bn', module = 'account' }: DemoMessage, at: Date) {
  const { text, subject } = templates[template]
  const values = Object.fromEntries(
    (placeholdersIn(text.bn) as PlaceholderName[]).map((name) => [name, toBilingual(placeholders[name].example)]),
  )
  const body = interpolate(text, values)[language]
  const isSms = !to.includes('@')
  const parts = isSms ? smsParts(body).parts : 0
  const secret = template.startsWith('OTP_')
  return {
    channel: isSms ? ('SMS' as const) : ('EMAIL' as const),
    recipient: to,
    template,
    language,
    subject: isSms ? null : subject[language],
    body: secret ? '' : body,
    secret,
    state,
    attempts: 1,
    created_at: at,
    sent_at: at,
    module,
    parts,
    cost_poisha: parts * 35,
    operator: isSms ? operatorOf(to) : null,
    failure: failure ?? null,
    delivered_at: state === 'delivered' ? at : null,
  }
}
