import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublicData } from '../../../domain/src/contracts/public-data.ts'
import { checkText } from './hygiene.ts'

/** What a page holds when it answers a form, and with which status. */
export type Posted = { data: Partial<PublicData>; status: number; retryAfter?: number | undefined }

/** A page whose form the browser may send by itself: for who has no script. */
export type PostedPage = (form: URLSearchParams, address: string) => Promise<Posted>

type Show = (path: string, posted: Posted, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** The largest form of this kind has five short boxes. */
const largestForm = 16_384

/** Pages that answer a form sent to their own address. Calls stay what they are: they take no forms, so that no other site can send them one. */
export async function takeForms(app: FastifyInstance, pages: Readonly<Record<string, PostedPage>>, origin: string, show: Show) {
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: largestForm }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    for (const [path, page] of Object.entries(pages)) {
      forms.post(path, { schema: { hide: true } }, async (request, reply) => {
        if (isSentFromElsewhere(request, origin)) return reply.redirect(path, 303)
        const form = (request.body ?? new URLSearchParams()) as URLSearchParams
        checkText(Object.fromEntries(form))
        return await show(path, await page(form, request.ip), request, reply)
      })
    }
  })
}

/**
 * A page of another site can make a visitor's browser send a form here. It would learn nothing and change nothing, but it must not
 * spend the visitor's tries: such a form counts as a link to the page. Browsers say themselves where a form comes from; older ones
 * name the site alone, and the oldest nothing.
 */
function isSentFromElsewhere({ headers, host }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const from = headers.origin
  return from !== undefined && from !== origin && from !== `http://${host}` && from !== `https://${host}`
}
