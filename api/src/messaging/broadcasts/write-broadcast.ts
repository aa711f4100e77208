import type { previewBroadcast as previewBroadcastEndpoint } from '@wewb/domain/messaging/broadcast-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import type { Audience } from '@wewb/domain/messaging/audience'
import {
  validateMessageText,
  normalizeMessageText,
  type MessageText,
} from '@wewb/domain/messaging/validate-message-text'
import type { Context } from '#server/context.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { getBroadcast } from './list-broadcasts.ts'
import { estimateBroadcast } from './estimate-broadcast.ts'
import { insertBroadcast } from './queries.ts'

type BroadcastInput = InputOf<typeof previewBroadcastEndpoint>

const emptyAudience = {
  bn: 'এই দলে এখন কেউ নেই। অন্য দল বেছে নিন।',
  en: 'Nobody is in this group now. Choose another one.',
}

/** A broadcast has no placeholders: its text is the same for everybody. */
const noPlaceholders = { allowed: [], required: [] }

function parseInput({ audience, ...typed }: BroadcastInput): { words: MessageText; audience: Audience } {
  const words = normalizeMessageText(typed)
  assertNoIssues(validateMessageText(words, noPlaceholders))
  return { words, audience }
}

export async function previewBroadcast({ db }: Context, typed: BroadcastInput) {
  const { words, audience } = parseInput(typed)
  return await estimateBroadcast(db, words, audience)
}

/**
 * Submits a broadcast for approval. The recipients are determined when it starts, so the estimate may have grown by
 * then.
 */
export async function writeBroadcast(context: Context, typed: BroadcastInput) {
  const { words, audience } = parseInput(typed)
  const { people } = await estimateBroadcast(context.db, words, audience)
  assertNoIssues(people === 0 ? [{ path: 'audience', code: 'rule', message: emptyAudience }] : [])
  const id = await context.db.transaction().execute(async (tx) => {
    const added = await insertBroadcast(tx, words, { audience, foreseen: people, by: context.actor.id })
    await recordAuditEntry(tx, context.actor, 'broadcast.written', `broadcast:${added}`, {
      audience,
      people,
      text: words.text,
      textBng: words.textBng,
    })
    return added
  })
  return await getBroadcast(context, { broadcastId: id })
}
