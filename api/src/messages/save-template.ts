import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { restoreMessageTemplate as restoreCall, saveMessageTemplate as saveCall } from '../../../domain/src/contracts/messages.ts'
import { checkWords, tidyWords, wordNames, type WrittenWords } from '../../../domain/src/messages/check-words.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { describeTemplate, getTemplate, knownIn, type Listed } from './describe-templates.ts'
import { keepWords, lockTemplate, wordsOf } from './repository.ts'

/** The board's words in the place of the portal's. Who types the portal's own again is back at them. */
export async function saveTemplate({ db, actor, now }: Context, { code, revision, ...typed }: InputOf<typeof saveCall>) {
  return await db.transaction().execute(async (tx) => {
    const listed = await getChangeable(tx, code, revision)
    const words = tidyWords(typed)
    insist(checkWords(words, knownIn(listed)))
    const before = (listed.row && wordsOf(listed.row)) ?? listed.original
    const isOriginal = wordNames.every((name) => words[name] === listed.original[name])
    await keepWords(tx, code, isOriginal ? undefined : words, { by: actor.id, at: now() })
    await record(tx, actor, 'template.changed', `template:${code}`, { changes: changesBetween(before, words) })
    return describeTemplate(await getTemplate(tx, code))
  })
}

export async function restoreTemplate({ db, actor, now }: Context, { code, revision }: InputOf<typeof restoreCall>) {
  return await db.transaction().execute(async (tx) => {
    const listed = await getChangeable(tx, code, revision)
    const before = (listed.row && wordsOf(listed.row)) ?? listed.original
    await keepWords(tx, code, undefined, { by: actor.id, at: now() })
    await record(tx, actor, 'template.restored', `template:${code}`, { changes: changesBetween(before, listed.original) })
    return describeTemplate(await getTemplate(tx, code))
  })
}

/** Locked, and as the editor saw it: another change meanwhile is not overwritten. */
async function getChangeable(tx: Tx, code: string, revision: number): Promise<Listed> {
  await lockTemplate(tx, code)
  const listed = await getTemplate(tx, code)
  if (!listed.isEditable) refuse('NO_PERMISSION')
  const now = listed.row?.revision ?? 0
  if (now !== revision) refuse('VERSION_CONFLICT', { data: { revision: now } })
  return listed
}

const changesBetween = (before: WrittenWords, after: WrittenWords) =>
  Object.fromEntries(
    wordNames.filter((name) => before[name] !== after[name]).map((name) => [name, { from: before[name], to: after[name] }]),
  )
