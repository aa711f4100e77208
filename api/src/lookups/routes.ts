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

/** Lists are long and change a few times a year: a browser keeps them, and asks each time only whether staff have changed them. */
function keepInBrowsers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    reply.headers({ etag, 'cache-control': 'public, no-cache', vary: 'accept-language' })
    if (request.headers['if-none-match'] !== etag) return payload
    reply.code(304).removeHeader('content-type')
    return null
  })
}
