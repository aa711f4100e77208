import type { FastifyInstance } from 'fastify'
import { getCaptcha, getCaptchaAudio } from '../../../domain/src/contracts/accounts.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { createCaptcha, hearCaptcha } from './captcha.ts'

export function captchaRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, getCaptcha, createCaptcha)
  serve(app, portal, getCaptchaAudio, hearCaptcha)
}
