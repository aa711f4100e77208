import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/accounts.ts'
import * as device from '../../../domain/src/contracts/device-key.ts'
import { resendCode } from '../otp/resend-code.ts'
import type { Portal } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { prefix, serve } from '../platform/serve.ts'
import { changePassword } from './change-password.ts'
import { getDeviceKey } from './device-key.ts'
import { forgetPassword } from './forget-password.ts'
import { logIn } from './log-in.ts'
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts'
import { getProfile, saveProfile } from './profile.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { savePhoto } from './save-photo.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { verifyOtp } from './verify-otp.ts'

export function accountRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.login, logIn)
  serve(app, portal, calls.register, register)
  serve(app, portal, calls.verifyOtp, verifyOtp)
  serve(app, portal, calls.resendOtp, resendCode)
  serve(app, portal, calls.forgetPassword, forgetPassword)
  serve(app, portal, calls.resetPassword, resetPassword)
  serve(app, portal, calls.logout, (context) => endSession(context, { id: context.actor.sessionId }))
  serve(app, portal, calls.changePassword, changePassword)
  serve(app, portal, calls.getProfile, getProfile)
  serve(app, portal, calls.saveProfile, saveProfile)
  serve(app, portal, calls.savePhoto, savePhoto)
  serve(app, portal, device.getDeviceKey, getDeviceKey)
  serve(app, portal, calls.listSessions, listSessions)
  serve(app, portal, calls.endSession, endSession)
  serve(app, portal, calls.endOtherSessions, endOtherSessions)
  secondFactorRoutes(app, portal)
  serveAvatars(app, portal)
}

/** A picture in a page cannot carry a token: the name itself is the secret, 256 bits long. */
function serveAvatars(app: FastifyInstance, { db, files }: Portal) {
  app.get<{ Params: { name: string } }>(`${prefix}/files/avatar/:name`, { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params
    const file = /^[\w-]{43}\.jpg$/.test(name)
      ? await db
          .selectFrom('stored_file')
          .select('sha256')
          .where('name', '=', name)
          .where('media_type', '=', 'image/jpeg')
          .executeTakeFirst()
      : undefined
    if (!file) return refuse('NOT_FOUND')
    const safe = {
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'private, max-age=31536000, immutable',
    }
    return reply.headers({ ...safe, 'content-type': 'image/jpeg' }).send(await files.read(file.sha256))
  })
}
