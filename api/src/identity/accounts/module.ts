import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/identity/account-contracts'
import * as contact from '@wewb/domain/identity/contact-contracts'
import * as device from '@wewb/domain/identity/device-key-contracts'
import { resendOtp } from '#identity/otp/resend-otp.ts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { apiPrefix, registerEndpoint } from '#server/register-endpoint.ts'
import { changePassword } from './change-password.ts'
import { confirmContactEmail, getContact, requestContactEmailCode, saveMessageChannel } from './contact.ts'
import { getDeviceKey } from './device-key.ts'
import { getSessionTime } from './get-session-time.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { logIn } from './log-in.ts'
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts'
import { getProfile, saveProfile } from './profile.ts'
import { findAvatarFile } from './queries.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { savePhoto } from './save-photo.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { verifyOtp } from './verify-otp.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.login, logIn)
  registerEndpoint(app, portal, contracts.register, register)
  registerEndpoint(app, portal, contracts.verifyOtp, verifyOtp)
  registerEndpoint(app, portal, contracts.resendOtp, resendOtp)
  registerEndpoint(app, portal, contracts.requestPasswordReset, requestPasswordReset)
  registerEndpoint(app, portal, contracts.resetPassword, resetPassword)
  registerEndpoint(app, portal, contracts.logout, (context) => endSession(context, { id: context.actor.sessionId }))
  registerEndpoint(app, portal, contracts.changePassword, changePassword)
  registerEndpoint(app, portal, contracts.getProfile, getProfile)
  registerEndpoint(app, portal, contracts.saveProfile, saveProfile)
  registerEndpoint(app, portal, contracts.savePhoto, savePhoto)
  registerEndpoint(app, portal, contact.getContact, getContact)
  registerEndpoint(app, portal, contact.saveMessageChannel, saveMessageChannel)
  registerEndpoint(app, portal, contact.requestContactEmailCode, requestContactEmailCode)
  registerEndpoint(app, portal, contact.confirmContactEmail, confirmContactEmail)
  registerEndpoint(app, portal, device.getDeviceKey, getDeviceKey)
  registerEndpoint(app, portal, contracts.listSessions, listSessions)
  registerEndpoint(app, portal, contracts.getSessionTime, getSessionTime)
  // The request itself has extended the session.
  registerEndpoint(app, portal, contracts.extendSession, getSessionTime)
  registerEndpoint(app, portal, contracts.endSession, endSession)
  registerEndpoint(app, portal, contracts.endOtherSessions, endOtherSessions)
  secondFactorRoutes(app, portal)
  serveAvatars(app, portal)
}

/** An image in a page cannot carry a token: its name of 256 random bits is the secret. */
function serveAvatars(app: FastifyInstance, { db, files }: Portal) {
  app.get<{ Params: { name: string } }>(
    `${apiPrefix}/files/avatar/:name`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params
      const file = /^[\w-]{43}\.jpg$/.test(name) ? await findAvatarFile(db, name) : undefined
      if (!file) return throwProblem('NOT_FOUND')
      const safe = {
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'cache-control': 'private, max-age=31536000, immutable',
      }
      return reply.headers({ ...safe, 'content-type': 'image/jpeg' }).send(await files.read(file.sha256))
    },
  )
}

export const accountsModule = { routes } satisfies Module
