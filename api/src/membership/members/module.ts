import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/administration/administration-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { listMissionFees, revokeMissionFee, saveMissionFee } from './mission-fees.ts'
import { seedFees } from './fees.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listMissionFees, listMissionFees)
  registerEndpoint(app, portal, contracts.saveMissionFee, saveMissionFee)
  registerEndpoint(app, portal, contracts.revokeMissionFee, revokeMissionFee)
}

export const membersModule = {
  seed: seedFees,
  routes,
} satisfies Module
