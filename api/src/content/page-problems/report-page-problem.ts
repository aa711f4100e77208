import { findScreenByPath } from '@wewb/domain/access/screens'
import { parseContact, validatePageProblem } from '@wewb/domain/content/page-problem'
import type * as contracts from '@wewb/domain/content/page-problem-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { verifyCaptcha } from '#identity/captcha/captcha.ts'
import { assertNoIssues } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import type { Context } from '#server/context.ts'
import { insertPageProblem } from './queries.ts'

type Report = InputOf<typeof contracts.reportOwnPageProblem>

export async function reportPageProblem(
  context: Context,
  { captchaId, captcha, ...report }: InputOf<typeof contracts.reportPageProblem>,
) {
  await context.limits.consume('page-problems-by-address', context.address)
  assertNoIssues(validatePageProblem(report))
  await verifyCaptcha(context, { captchaId, captcha })
  return await storeReport(context, report)
}

/** A signed-in person needs no captcha; the report names the account. */
export async function reportOwnPageProblem(context: Context, report: Report) {
  await context.limits.consume('page-problems-by-account', String(context.actor.id))
  assertNoIssues(validatePageProblem(report))
  return await storeReport(context, report)
}

async function storeReport(context: Context, { page, text, contact, width }: Report) {
  const { db, secrets, actor, device, locale, now } = context
  const written = { text: text.trim(), contact: parseContact(contact) ?? '' }
  await db.transaction().execute(async (tx) => {
    const { id } = await insertPageProblem(tx, {
      // Only paths of the portal: the list links to the page.
      page: findScreenByPath(page)?.path ?? '/error',
      language: locale,
      width,
      browser: device,
      account_id: actor.id || null,
      report_sealed: secrets.encrypt(JSON.stringify(written)),
      received_at: now(),
    })
    await recordAuditEntry(tx, actor, 'page-problem.reported', `page-problem:${id}`)
  })
  return null
}
