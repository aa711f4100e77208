import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { testMessageTemplate as testCall } from '../../../domain/src/contracts/messages.ts'
import { readLoginId } from '../../../domain/src/fields/formats.ts'
import { mask } from '../../../domain/src/fields/mask-login-id.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import { fill, say } from '../../../domain/src/language/bilingual.ts'
import { checkWords, tidyWords } from '../../../domain/src/messages/check-words.ts'
import type { Context } from '../platform/context.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { readSettings } from '../settings/repository.ts'
import { getTemplate, knownIn } from './describe-templates.ts'
import { writeMessages } from './write-message.ts'

/** Nobody shall take it for news of their own file. */
export const testMark = { bn: '[পরীক্ষা] ', en: '[TEST] ' }

/** The words as they stand in the editor, saved or not, with the example values: only who tries them out gets them. */
export async function testTemplate(
  { db, jobs, limits, actor, now }: Context,
  { code, to: typedTo, language, ...typed }: InputOf<typeof testCall>,
) {
  const listed = await getTemplate(db, code)
  const to = readLoginId(typedTo)
  const words = tidyWords(typed)
  insist([...(to ? [] : [issue('to', 'not-a-login-id')]), ...checkWords(words, knownIn(listed))])
  if (!to) return refuse('ANSWERS_INVALID')
  await limits.count('message-tests', String(actor.id))
  await limits.count('message-tests-by-number', to.value)
  const examples = Object.fromEntries(listed.places.map(({ name, example }) => [name, example]))
  const body = testMark[language] + fill({ bn: words.textBng, en: words.text }, examples)[language]
  const subject = testMark[language] + say({ bn: words.subjectBng, en: words.subject }, language)
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
    await writeMessages(tx, jobs, [message], { settings: await readSettings(tx), at: now() })
    await record(tx, actor, 'template.tested', `template:${code}`, { to: mask(to), language, text: body })
  })
  return { sentTo: mask(to), channel, sent: body }
}
