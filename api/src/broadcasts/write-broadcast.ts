import type { previewBroadcast as previewCall } from '../../../domain/src/contracts/broadcasts.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { Audience } from '../../../domain/src/messages/audience.ts'
import { checkWords, tidyWords, type WrittenWords } from '../../../domain/src/messages/check-words.ts'
import type { Context } from '../platform/context.ts'
import { insist } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { getBroadcast } from './list-broadcasts.ts'
import { foresee } from './foresee.ts'
import { addBroadcast } from './repository.ts'

type Typed = InputOf<typeof previewCall>

const nobody = { bn: 'এই দলে এখন কেউ নেই। অন্য দল বেছে নিন।', en: 'Nobody is in this group now. Choose another one.' }

/** Only the words of the board itself: nothing in a broadcast is filled in for one person. */
const noPlaces = { places: [], needed: [] }

function readTyped({ audience, ...typed }: Typed): { words: WrittenWords; audience: Audience } {
  const words = tidyWords(typed)
  insist(checkWords(words, noPlaces))
  return { words, audience }
}

export async function previewBroadcast({ db }: Context, typed: Typed) {
  const { words, audience } = readTyped(typed)
  return await foresee(db, words, audience)
}

/** Laid before a second person. Who it goes to is settled only when it starts, so the number seen here may have grown by then. */
export async function writeBroadcast(context: Context, typed: Typed) {
  const { words, audience } = readTyped(typed)
  const { people } = await foresee(context.db, words, audience)
  insist(people === 0 ? [{ path: 'audience', code: 'rule', message: nobody }] : [])
  const id = await context.db.transaction().execute(async (tx) => {
    const added = await addBroadcast(tx, words, { audience, foreseen: people, by: context.actor.id })
    await record(tx, context.actor, 'broadcast.written', `broadcast:${added}`, {
      audience,
      people,
      text: words.text,
      textBng: words.textBng,
    })
    return added
  })
  return await getBroadcast(context, { broadcastId: id })
}
