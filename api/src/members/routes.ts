import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/administration.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { listMissionFees, revokeMissionFee, saveMissionFee } from './mission-fees.ts'

export function feeRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.listMissionFees, listMissionFees)
  serve(app, portal, calls.saveMissionFee, saveMissionFee)
  serve(app, portal, calls.revokeMissionFee, revokeMissionFee)
}
