import { getScreen } from '@wewb/domain/access/screens'
import { validateStatusQuery, normalizeStatusQuery, type StatusQuery } from '@wewb/domain/casework/status-query'
import { checkStatus as call } from '@wewb/domain/casework/desk-contracts'
import { problems } from '@wewb/domain/http/problems'
import type { PostedStatusResult } from '@wewb/domain/content/public-page-data'
import { issue, issueMessage, type Issue } from '@wewb/domain/engine/fields/issue'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { createCaptcha } from '#identity/captcha/captcha.ts'
import { visitor, type Context, type Portal } from '#server/context.ts'
import type { PageLoader } from '#ssr/page-content.ts'
import type { FormPostResult, FormPostHandler } from '#ssr/form-posts.ts'
import { Problem } from '#problems/problem.ts'
import { checkStatus } from './check-status.ts'

const { path } = getScreen('app-status-check')

/**
 * Renders the status page with a captcha at `?plain=1`, for browsers without script. All others share one cached page.
 */
export const noScriptStatusPages = (portal: Portal): Record<string, PageLoader> => ({
  [path]: (query) =>
    query.has('plain')
      ? {
          search: '',
          isCacheable: false,
          load: async (address) => ({
            data: { postedStatus: { picture: await createCaptcha({ ...portal, address }) } },
          }),
        }
      : undefined,
})

/** Handles the status form when the browser posts it without script. */
export const statusFormHandlers = (portal: Portal): Record<string, FormPostHandler> => ({
  [path]: (form, address) => answerForm({ ...portal, actor: visitor, locale: 'bn', address, device: '' }, form),
})

async function answerForm(context: Context, form: URLSearchParams): Promise<FormPostResult> {
  const typed = typedIn(form)
  const askAgain = async (status: number, wrong: PostedStatusResult = {}) => ({
    status,
    data: { postedStatus: { ...wrong, typed, picture: await createCaptcha(context) } },
  })
  if (form.has('renew')) return await askAgain(200)
  const captchaFields = { captchaId: form.get('captchaId') ?? '', captcha: form.get('captcha')?.trim() ?? '' }
  const issues = [...validateStatusQuery(typed), ...(captchaFields.captcha ? [] : [issue('captcha', 'required')])]
  if (issues.length > 0) return await askAgain(422, { issues: presentIssues(issues) })
  const request = call.body.safeParse({ ...normalizeStatusQuery(typed), ...captchaFields })
  // Only the captcha can still be too long.
  if (!request.success) return await askAgain(422, { issues: presentIssues([issue('captcha', 'wrong-captcha')]) })
  try {
    return { status: 200, data: { postedStatus: { typed, answer: await checkStatus(context, request.data) } } }
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    const { code, status, details } = problem
    const wrong = details.issues
      ? { issues: presentIssues(details.issues) }
      : { refusal: { code, message: problems[code].message } }
    return { ...(await askAgain(status, wrong)), retryAfter: details.retryAfter }
  }
}

/** Converts digits to 0–9, as the client script does. */
const typedIn = (form: URLSearchParams): StatusQuery => ({
  moduleCode: form.get('moduleCode')?.slice(0, 60) ?? '',
  applicationNo: form.get('applicationNo') ?? '',
  mobile: toAsciiDigits((form.get('mobile') ?? '').normalize('NFC')),
})

const presentIssues = (issues: readonly Issue[]) =>
  issues.map((one) => ({ path: one.path, message: issueMessage(one) }))
