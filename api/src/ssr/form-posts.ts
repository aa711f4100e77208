import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import { assertSafeText } from '#server/assert-safe-text.ts'

/** Data and status of a page that responds to a form post. */
export type FormPostResult = { data: Partial<PublicPageData>; status: number; retryAfter?: number | undefined }

/** Handles a form that the browser posts without JavaScript. */
export type FormPostHandler = (form: URLSearchParams, address: string) => Promise<FormPostResult>

type RenderResult = (
  path: string,
  posted: FormPostResult,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>

/** Maximum body size: the largest such form has five short inputs. */
const maxForm = 16_384

/**
 * Registers pages that accept form posts to their own URL. API endpoints accept no form posts, so that other sites
 * cannot send them any.
 */
export async function registerFormPosts(
  app: FastifyInstance,
  pages: Readonly<Record<string, FormPostHandler>>,
  origin: string,
  render: RenderResult,
) {
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxForm },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    for (const [path, page] of Object.entries(pages)) {
      forms.post(path, { schema: { hide: true } }, async (request, reply) => {
        if (isSentFromElsewhere(request, origin)) return reply.redirect(path, 303)
        const form = (request.body ?? new URLSearchParams()) as URLSearchParams
        assertSafeText(Object.fromEntries(form))
        return await render(path, await page(form, request.ip), request, reply)
      })
    }
  })
}

/**
 * Detects a form posted by another site. It could change nothing, but it must not consume the visitor's rate limit, so
 * it counts as a plain visit. Browsers send `Sec-Fetch-Site`, older ones only `Origin`, the oldest neither.
 */
function isSentFromElsewhere({ headers, host }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const from = headers.origin
  return from !== undefined && from !== origin && from !== `http://${host}` && from !== `https://${host}`
}
