import type { FastifyInstance } from 'fastify'
import { printBoardLetter as letterCall } from '../../../domain/src/contracts/letters.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { printBoardLetter } from './print-board-letter.ts'

export function letterRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, letterCall, printBoardLetter)
}
