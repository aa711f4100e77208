import type { FastifyInstance } from 'fastify'
import { getCaptcha, getCaptchaAudio } from '@wewb/domain/identity/account-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { createCaptcha, createCaptchaAudio } from './captcha.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, getCaptcha, createCaptcha)
  registerEndpoint(app, portal, getCaptchaAudio, createCaptchaAudio)
}

export const captchaModule = { routes } satisfies Module
