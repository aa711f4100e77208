import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/membership/verification-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { listSigningKeys } from '#membership/signed-codes/list-signing-keys.ts'
import { checkRegistrationSignedIn } from './check-registration-signed-in.ts'
import { checkRegistration } from './check-registration.ts'
import { verifyCode } from './verify-code.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.verifyCode, verifyCode)
  registerEndpoint(app, portal, contracts.listSigningKeys, listSigningKeys)
  registerEndpoint(app, portal, contracts.checkRegistration, checkRegistration)
  registerEndpoint(app, portal, contracts.checkRegistrationSignedIn, checkRegistrationSignedIn)
}

export const verificationModule = { routes } satisfies Module
