import type { FastifyInstance } from 'fastify'
import * as calls from '@wewb/domain/identity/second-factor-contracts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { enterSecondFactor } from './enter-second-factor.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { sendOwnCode, sendSecondFactor } from './send-second-factor.ts'
import { startSecondFactor } from './start-second-factor.ts'
import { switchOffSecondFactor } from './switch-off-second-factor.ts'

export function secondFactorRoutes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, calls.enterSecondFactor, enterSecondFactor)
  registerEndpoint(app, portal, calls.sendSecondFactor, sendSecondFactor)
  registerEndpoint(app, portal, calls.getSecondFactor, getSecondFactor)
  registerEndpoint(app, portal, calls.startSecondFactor, startSecondFactor)
  registerEndpoint(app, portal, calls.confirmSecondFactor, confirmSecondFactor)
  registerEndpoint(app, portal, calls.sendOwnCode, sendOwnCode)
  registerEndpoint(app, portal, calls.renewRecoveryCodes, renewRecoveryCodes)
  registerEndpoint(app, portal, calls.switchOffSecondFactor, switchOffSecondFactor)
  registerEndpoint(app, portal, calls.removeSecondFactor, removeSecondFactor)
}
