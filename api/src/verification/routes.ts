import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/verification.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import type { Register } from '../registry/register.ts'
import { listSigningKeys } from '../signed-codes/list-signing-keys.ts'
import { checkRegistrationSignedIn } from './check-registration-signed-in.ts'
import { checkRegistration } from './check-registration.ts'
import { verifyCode } from './verify-code.ts'

export function verificationRoutes(app: FastifyInstance, portal: Portal, register: Register) {
  serve(app, portal, calls.verifyCode, verifyCode)
  serve(app, portal, calls.listSigningKeys, listSigningKeys)
  serve(app, portal, calls.checkRegistration, checkRegistration(register))
  serve(app, portal, calls.checkRegistrationSignedIn, checkRegistrationSignedIn)
}
