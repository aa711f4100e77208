import type { FastifyInstance } from 'fastify'

/** A session of one of the demo people, without a browser. */
export async function signIn(app: FastifyInstance, loginId: string, password: string): Promise<string> {
  const captcha = (await app.inject({ method: 'GET', url: '/api/v1/pub/captcha' })).json<{ data: { captchaId: string } }>()
  const payload = { loginId, password, captchaId: captcha.data.captchaId, captcha: '123456' }
  return (await app.inject({ method: 'POST', url: '/api/v1/pub/login', payload })).json<{ token: string }>().token
}
