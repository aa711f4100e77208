import type { InputOf } from '@wewb/domain/http/contract'
import type {
  restoreMessageTemplate as restoreMessageTemplateEndpoint,
  saveMessageTemplate as saveMessageTemplateEndpoint,
} from '@wewb/domain/messaging/message-contracts'
import {
  validateMessageText,
  normalizeMessageText,
  messageTextFields,
  type MessageText,
} from '@wewb/domain/messaging/validate-message-text'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describeTemplate, getTemplate, placeholderNamesOf, type MessageTemplate } from './describe-templates.ts'
import { saveTemplateOverride, lockTemplate, overrideTextOf } from './template-queries.ts'

/** Saves the board's text for a template. Saving the built-in text removes the override. */
export async function saveTemplate(
  { db, actor, now }: Context,
  { code, revision, ...typed }: InputOf<typeof saveMessageTemplateEndpoint>,
) {
  return await db.transaction().execute(async (tx) => {
    const listed = await getChangeable(tx, code, revision)
    const words = normalizeMessageText(typed)
    assertNoIssues(validateMessageText(words, placeholderNamesOf(listed)))
    const before = (listed.row && overrideTextOf(listed.row)) ?? listed.original
    const isOriginal = messageTextFields.every((name) => words[name] === listed.original[name])
    await saveTemplateOverride(tx, code, isOriginal ? undefined : words, { by: actor.id, at: now() })
    await recordAuditEntry(tx, actor, 'template.changed', `template:${code}`, {
      changes: changesBetween(before, words),
    })
    return describeTemplate(await getTemplate(tx, code))
  })
}

export async function restoreTemplate(
  { db, actor, now }: Context,
  { code, revision }: InputOf<typeof restoreMessageTemplateEndpoint>,
) {
  return await db.transaction().execute(async (tx) => {
    const listed = await getChangeable(tx, code, revision)
    const before = (listed.row && overrideTextOf(listed.row)) ?? listed.original
    await saveTemplateOverride(tx, code, undefined, { by: actor.id, at: now() })
    await recordAuditEntry(tx, actor, 'template.restored', `template:${code}`, {
      changes: changesBetween(before, listed.original),
    })
    return describeTemplate(await getTemplate(tx, code))
  })
}

/** Locks the template and rejects a stale revision. */
async function getChangeable(tx: Tx, code: string, revision: number): Promise<MessageTemplate> {
  await lockTemplate(tx, code)
  const listed = await getTemplate(tx, code)
  if (!listed.isEditable) throwProblem('NO_PERMISSION')
  const now = listed.row?.revision ?? 0
  if (now !== revision) throwProblem('VERSION_CONFLICT', { data: { revision: now } })
  return listed
}

const changesBetween = (before: MessageText, after: MessageText) =>
  Object.fromEntries(
    messageTextFields
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, { from: before[name], to: after[name] }]),
  )
