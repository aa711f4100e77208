import type { InputOf } from '@wewb/domain/http/contract'
import type { testMessageTemplate as testMessageTemplateEndpoint } from '@wewb/domain/messaging/message-contracts'
import { parseLoginId } from '@wewb/domain/engine/fields/formats'
import { maskLoginId } from '@wewb/domain/engine/fields/mask-login-id'
import { issue } from '@wewb/domain/engine/fields/issue'
import { interpolate, localize } from '@wewb/domain/language/bilingual'
import { validateMessageText, normalizeMessageText } from '@wewb/domain/messaging/validate-message-text'
import type { Context } from '#server/context.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { getTemplate, placeholderNamesOf } from './describe-templates.ts'
import { enqueueMessages } from './enqueue-messages.ts'

/** Prevents a test from being mistaken for a real message. */
export const testPrefix = { bn: '[পরীক্ষা] ', en: '[TEST] ' }

/** Sends the text in the editor, saved or not, with sample values to the given recipient. */
export async function testTemplate(
  { db, jobs, limits, actor, now }: Context,
  { code, to: typedTo, language, ...typed }: InputOf<typeof testMessageTemplateEndpoint>,
) {
  const listed = await getTemplate(db, code)
  const to = parseLoginId(typedTo)
  const words = normalizeMessageText(typed)
  assertNoIssues([
    ...(to ? [] : [issue('to', 'not-a-login-id')]),
    ...validateMessageText(words, placeholderNamesOf(listed)),
  ])
  if (!to) return throwProblem('ANSWERS_INVALID')
  await limits.consume('message-tests', String(actor.id))
  await limits.consume('message-tests-by-number', to.value)
  const examples = Object.fromEntries(listed.placeholders.map(({ name, example }) => [name, example]))
  const body = testPrefix[language] + interpolate({ bn: words.textBng, en: words.text }, examples)[language]
  const subject = testPrefix[language] + localize({ bn: words.subjectBng, en: words.subject }, language)
  const channel = to.type === 'MOBILE' ? ('SMS' as const) : ('EMAIL' as const)
  await db.transaction().execute(async (tx) => {
    const message = {
      channel,
      recipient: to.value,
      template: code,
      language,
      subject: channel === 'EMAIL' ? subject : null,
      body,
      is_test: true,
    }
    await enqueueMessages(tx, jobs, [message], { settings: await readSettings(tx), at: now() })
    await recordAuditEntry(tx, actor, 'template.tested', `template:${code}`, {
      to: maskLoginId(to),
      language,
      text: body,
    })
  })
  return { sentTo: maskLoginId(to), channel, sent: body }
}
