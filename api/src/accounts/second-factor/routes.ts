import type { FastifyInstance } from 'fastify'
import * as calls from '../../../../domain/src/contracts/second-factor.ts'
import type { Portal } from '../../platform/context.ts'
import { serve } from '../../platform/serve.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { enterSecondFactor } from './enter-second-factor.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { sendOwnCode, sendSecondFactor } from './send-second-factor.ts'
import { startSecondFactor } from './start-second-factor.ts'
import { switchOffSecondFactor } from './switch-off-second-factor.ts'

export function secondFactorRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.enterSecondFactor, enterSecondFactor)
  serve(app, portal, calls.sendSecondFactor, sendSecondFactor)
  serve(app, portal, calls.getSecondFactor, getSecondFactor)
  serve(app, portal, calls.startSecondFactor, startSecondFactor)
  serve(app, portal, calls.confirmSecondFactor, confirmSecondFactor)
  serve(app, portal, calls.sendOwnCode, sendOwnCode)
  serve(app, portal, calls.renewRecoveryCodes, renewRecoveryCodes)
  serve(app, portal, calls.switchOffSecondFactor, switchOffSecondFactor)
  serve(app, portal, calls.removeSecondFactor, removeSecondFactor)
}
