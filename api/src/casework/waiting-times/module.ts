import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/casework/waiting-time-contracts'
import { createStaleIfErrorCache, type StaleIfErrorCache } from '#cache/stale-if-error.ts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { listWaitingTimes } from './list-waiting-times.ts'

/** Shown to every visitor, computed once in ten minutes. */
const WAITING_TIMES_MAX_AGE = 10 * 60_000

type WaitingTimes = Awaited<ReturnType<typeof listWaitingTimes>>
const caches = new WeakMap<Portal, StaleIfErrorCache<WaitingTimes>>()

async function readWaitingTimes(portal: Portal): Promise<WaitingTimes> {
  const cache = caches.get(portal) ?? createStaleIfErrorCache(() => listWaitingTimes(portal), WAITING_TIMES_MAX_AGE)
  caches.set(portal, cache)
  return (await cache.read()).value
}

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listWaitingTimes, () => readWaitingTimes(portal))
}

export const waitingTimesModule = {
  routes,
  publicData: async (portal: Portal) => ({ waitingTimes: await readWaitingTimes(portal) }),
} satisfies Module
