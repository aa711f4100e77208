import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/identity/second-factor-contracts'
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
  registerEndpoint(app, portal, contracts.enterSecondFactor, enterSecondFactor)
  registerEndpoint(app, portal, contracts.sendSecondFactor, sendSecondFactor)
  registerEndpoint(app, portal, contracts.getSecondFactor, getSecondFactor)
  registerEndpoint(app, portal, contracts.startSecondFactor, startSecondFactor)
  registerEndpoint(app, portal, contracts.confirmSecondFactor, confirmSecondFactor)
  registerEndpoint(app, portal, contracts.sendOwnCode, sendOwnCode)
  registerEndpoint(app, portal, contracts.renewRecoveryCodes, renewRecoveryCodes)
  registerEndpoint(app, portal, contracts.switchOffSecondFactor, switchOffSecondFactor)
  registerEndpoint(app, portal, contracts.removeSecondFactor, removeSecondFactor)
}
