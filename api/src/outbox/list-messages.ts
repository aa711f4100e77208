import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { mostCounted, type listMessages as listCall } from '../../../domain/src/contracts/messages.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { readApplicationNo } from '../../../domain/src/fields/application-number.ts'
import { readLoginId } from '../../../domain/src/fields/formats.ts'
import { readPhone } from '../../../domain/src/fields/phone.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import { isDay } from '../../../domain/src/language/dates.ts'
import { templates } from '../../../domain/src/messages/templates.ts'
import type { Context } from '../platform/context.ts'
import { pageOf, yesNo } from '../platform/listing.ts'
import { insist } from '../platform/problem.ts'
import { describeRow, occasionOf } from './describe-message.ts'
import { countMessages, countStates, listMessageRows, type Sought } from './repository.ts'

type Asked = InputOf<typeof listCall>

/** Newest first; the whole of a million costs what a page costs. */
export async function listMessages({ db }: Context, { page = 1, size = pageSize, ...asked }: Asked) {
  const sought = readSought(asked)
  const found = await countMessages(db, sought)
  const total = Math.min(found, mostCounted)
  const rows = (page - 1) * size >= total ? [] : await listMessageRows(db, sought, { offset: (page - 1) * size, size })
  return {
    ...pageOf({ list: rows.map(describeRow), total, page, size }),
    moreYn: yesNo(found > mostCounted),
    counts: await countStates(db),
    templates: [...Object.keys(templates), 'BROADCAST'].map((code) => ({ code, name: occasionOf(code).en, nameBng: occasionOf(code).bn })),
  }
}

function readSought({ search, channel, template, state, broadcastId, from, to }: Omit<Asked, 'page' | 'size'>): Sought {
  insist([...(from && !isDay(from) ? [issue('from', 'not-a-date')] : []), ...(to && !isDay(to) ? [issue('to', 'not-a-date')] : [])])
  return {
    ...readSearch(search?.trim() ?? ''),
    channel,
    template: template || undefined,
    state,
    broadcastId,
    from: from ? midnight(from) : undefined,
    until: to ? new Date(midnight(to).getTime() + 24 * 60 * 60 * 1000) : undefined,
  }
}

/** A number or an e-mail says whom it went to; anything else is the number of a file. */
function readSearch(typed: string): Pick<Sought, 'recipient' | 'fileNo'> {
  if (typed === '') return { recipient: undefined, fileNo: undefined }
  const recipient = readLoginId(typed)?.value ?? readPhone(typed)
  return recipient ? { recipient, fileNo: undefined } : { recipient: undefined, fileNo: readApplicationNo(typed) }
}

const midnight = (day: string) => new Date(`${day}T00:00:00+06:00`)
