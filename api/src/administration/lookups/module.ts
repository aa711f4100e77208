import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { getLookup } from '@wewb/domain/administration/lookup-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { listLookup } from './list-lookup.ts'
import { seedLookups } from './seed-lookups.ts'

function routes(app: FastifyInstance, portal: Portal) {
  void app.register(async (lists) => {
    saveInBrowsers(lists)
    registerEndpoint(lists, portal, getLookup, listLookup)
  })
}

/** Lets browsers cache the lists and revalidate them by ETag: lists are long and rarely change. */
function saveInBrowsers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    reply.headers({ etag, 'cache-control': 'public, no-cache', vary: 'accept-language' })
    if (request.headers['if-none-match'] !== etag) return payload
    reply.code(304).removeHeader('content-type')
    return null
  })
}

export const lookupsModule = {
  seed: (tx, { now, demo }) => seedLookups(tx, { today: now, demo }),
  routes,
} satisfies Module
