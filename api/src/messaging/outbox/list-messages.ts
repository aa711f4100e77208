import { startOfDhakaDay } from '@wewb/domain/language/date-times'
import type { InputOf } from '@wewb/domain/http/contract'
import {
  MAX_COUNTED_MESSAGES,
  type listMessages as listMessagesEndpoint,
} from '@wewb/domain/messaging/message-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'
import { parseLoginId } from '@wewb/domain/engine/fields/formats'
import { parsePhone } from '@wewb/domain/engine/fields/phone'
import { issue } from '@wewb/domain/engine/fields/issue'
import { isIsoDate } from '@wewb/domain/language/dates'
import { templates } from '@wewb/domain/messaging/templates'
import type { Context } from '#server/context.ts'
import { pageOf, yesNo } from '#server/listing.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { describeMessage, occasionOf } from './describe-message.ts'
import { countMessages, countStates, listMessageRows, type MessageQuery } from './queries.ts'

type Query = InputOf<typeof listMessagesEndpoint>

/** Lists messages, newest first; the total is counted only up to a limit. */
export async function listMessages({ db }: Context, { page = 1, size = DEFAULT_PAGE_SIZE, ...query }: Query) {
  const filters = parseFilters(query)
  const found = await countMessages(db, filters)
  const total = Math.min(found, MAX_COUNTED_MESSAGES)
  const rows = (page - 1) * size >= total ? [] : await listMessageRows(db, filters, { offset: (page - 1) * size, size })
  return {
    ...pageOf({ list: rows.map(describeMessage), total, page, size }),
    moreYn: yesNo(found > MAX_COUNTED_MESSAGES),
    counts: await countStates(db),
    templates: [...Object.keys(templates), 'BROADCAST'].map((code) => ({
      code,
      name: occasionOf(code).en,
      nameBng: occasionOf(code).bn,
    })),
  }
}

function parseFilters({
  search,
  channel,
  template,
  state,
  broadcastId,
  from,
  to,
}: Omit<Query, 'page' | 'size'>): MessageQuery {
  assertNoIssues([
    ...(from && !isIsoDate(from) ? [issue('from', 'not-a-date')] : []),
    ...(to && !isIsoDate(to) ? [issue('to', 'not-a-date')] : []),
  ])
  return {
    ...readSearch(search?.trim() ?? ''),
    channel,
    template: template || undefined,
    state,
    broadcastId,
    from: from ? startOfDhakaDay(from) : undefined,
    until: to ? new Date(startOfDhakaDay(to).getTime() + 24 * 60 * 60 * 1000) : undefined,
  }
}

/** A phone number or e-mail address filters by recipient; anything else by application number. */
function readSearch(typed: string): Pick<MessageQuery, 'recipient' | 'applicationNo'> {
  if (typed === '') return { recipient: undefined, applicationNo: undefined }
  const recipient = parseLoginId(typed)?.value ?? parsePhone(typed)
  return recipient
    ? { recipient, applicationNo: undefined }
    : { recipient: undefined, applicationNo: normalizeApplicationNo(typed) }
}
