import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { getLookup } from '../../../domain/src/contracts/lookups.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { listLookup } from './list-lookup.ts'

export function lookupRoutes(app: FastifyInstance, portal: Portal) {
  void app.register(async (lists) => {
    keepInBrowsers(lists)
    serve(lists, portal, getLookup, listLookup)
  })
}

/** Lists are long and change a few times a year: a browser keeps them, and afterwards asks only whether they changed. */
function keepInBrowsers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    reply.headers({ etag, 'cache-control': 'public, max-age=600, stale-while-revalidate=86400', vary: 'accept-language' })
    if (request.headers['if-none-match'] !== etag) return payload
    reply.code(304).removeHeader('content-type')
    return null
  })
}
