import { getScreen } from '../../../domain/src/access/screens.ts'
import { checkAsked, readAsked, type AskedStatus } from '../../../domain/src/contracts/asked-status.ts'
import { checkStatus as call } from '../../../domain/src/contracts/desk.ts'
import { problems } from '../../../domain/src/contracts/problems.ts'
import type { PostedStatus } from '../../../domain/src/contracts/public-data.ts'
import { issue, issueText, type Issue } from '../../../domain/src/fields/issue.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import { createCaptcha } from '../captcha/captcha.ts'
import { visitor, type Context, type Portal } from '../platform/context.ts'
import type { OwnPage } from '../platform/page-content.ts'
import type { Posted, PostedPage } from '../platform/posted-pages.ts'
import { Problem } from '../platform/problem.ts'
import { checkStatus } from './check-status.ts'

const { path } = getScreen('app-status-check')

/** The page of the status with a picture in it, at `?plain=1`: whose browser runs no script is led there. All others share one page. */
export const plainStatusPage = (portal: Portal): Record<string, OwnPage> => ({
  [path]: (query) =>
    query.has('plain')
      ? {
          search: '',
          isLasting: false,
          load: async (address) => ({ data: { postedStatus: { picture: await createCaptcha({ ...portal, address }) } } }),
        }
      : undefined,
})

/** The same question as by the call, asked by a form that the browser sends itself. */
export const postedStatusPage = (portal: Portal): Record<string, PostedPage> => ({
  [path]: (form, address) => answerForm({ ...portal, actor: visitor, locale: 'bn', address, device: '' }, form),
})

async function answerForm(context: Context, form: URLSearchParams): Promise<Posted> {
  const typed = typedIn(form)
  const askAgain = async (status: number, wrong: PostedStatus = {}) => ({
    status,
    data: { postedStatus: { ...wrong, typed, picture: await createCaptcha(context) } },
  })
  if (form.has('renew')) return await askAgain(200)
  const given = { captchaId: form.get('captchaId') ?? '', captcha: form.get('captcha')?.trim() ?? '' }
  const issues = [...checkAsked(typed), ...(given.captcha ? [] : [issue('captcha', 'required')])]
  if (issues.length > 0) return await askAgain(422, { issues: said(issues) })
  const asked = call.body.safeParse({ ...readAsked(typed), ...given })
  // What is left to be too long is the captcha.
  if (!asked.success) return await askAgain(422, { issues: said([issue('captcha', 'wrong-captcha')]) })
  try {
    return { status: 200, data: { postedStatus: { typed, answer: await checkStatus(context, asked.data) } } }
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    const { code, status, more } = problem
    const wrong = more.issues ? { issues: said(more.issues) } : { refusal: { code, message: problems[code].message } }
    return { ...(await askAgain(status, wrong)), retryAfter: more.retryAfter }
  }
}

/** A box for a number holds 0–9, whatever digits were typed: as with script. */
const typedIn = (form: URLSearchParams): AskedStatus => ({
  moduleCode: form.get('moduleCode')?.slice(0, 60) ?? '',
  applicationNo: form.get('applicationNo') ?? '',
  mobile: toAsciiDigits((form.get('mobile') ?? '').normalize('NFC')),
})

const said = (issues: readonly Issue[]) => issues.map((one) => ({ path: one.path, message: issueText(one) }))
