import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/reporting/phone-call-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { listPhoneCalls } from './list-phone-calls.ts'
import { logPhoneCall } from './log-phone-call.ts'
import { searchCaller } from './search-caller.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.searchCaller, searchCaller)
  registerEndpoint(app, portal, contracts.logPhoneCall, logPhoneCall)
  registerEndpoint(app, portal, contracts.listPhoneCalls, listPhoneCalls)
}

export const callCentreModule = { routes } satisfies Module
