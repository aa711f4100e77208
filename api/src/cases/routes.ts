import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/cases.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { getCase } from './get-case.ts'

export function caseRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.getCase, getCase)
}
