import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword } from '@wewb/api/demo/people.ts'

export const fixedOtp = '123456'

let mobileCount = 0
/** A unique mobile number. */
export const freshMobile = () => `018${20_000_000 + (mobileCount += 1)}`

export type ApiResponse = {
  status: number
  headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- a response body of any endpoint
  body: any
}
export type RequestOptions = {
  token?: string
  body?: unknown
  form?: FormData
  headers?: Record<string, string>
  timeoutMs?: number
}
/** No response: the connection was refused, closed or timed out. */
export class NoResponseError extends Error {}

export type ApiClient = ReturnType<typeof createApiClient>

/** HTTP client for a portal under test. */
export function createApiClient(origin: string) {
  const request = async (
    method: string,
    path: string,
    { token, body, form, headers = {}, timeoutMs = 30_000 }: RequestOptions = {},
  ): Promise<ApiResponse> => {
    try {
      const response = await fetch(`${origin}/api/v1${path}`, {
        method,
        headers: {
          'accept-language': 'en',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(form && { body: form }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const isJson = response.headers.get('content-type')?.includes('json')
      return {
        status: response.status,
        headers: response.headers,
        body: isJson ? await response.json() : await response.text(),
      }
    } catch (error) {
      throw new NoResponseError(`${method} ${path}: ${(error as Error).message}`, { cause: error })
    }
  }

  /** Retries the request until there is a response, as a phone does. */
  const requestWithRetry = async (method: string, path: string, options: RequestOptions = {}): Promise<ApiResponse> => {
    for (const until = Date.now() + 120_000; Date.now() < until; await wait(50)) {
      const response = await request(method, path, options).catch(() => undefined)
      if (response && response.status !== 503) return response
    }
    throw new NoResponseError(`${method} ${path}: no response within two minutes`)
  }

  const tokenOf = async (loginId: string): Promise<string> => {
    const { captchaId } = (await requestWithRetry('GET', '/pub/captcha')).body.data
    const { body } = await requestWithRetry('POST', '/pub/login', {
      body: { loginId, password: demoPassword, captchaId, captcha: '123456' },
    })
    return body.token as string
  }

  /** Registers a new person with this number. Returns their token. */
  const register = async (mobile: string): Promise<string> => {
    const credentials = { password: demoPassword, confirmPassword: demoPassword, termsAccepted: 'Y' }
    const { captchaId } = (await requestWithRetry('GET', '/pub/captcha')).body.data
    const person = {
      fullNameEn: 'Amena Begum',
      fullNameBn: 'আমেনা বেগম',
      loginType: 'MOBILE',
      mobile,
      ...credentials,
      captchaId,
      captcha: '123456',
    }
    const { otpToken } = (await requestWithRetry('POST', '/pub/registration', { body: person })).body.data
    await requestWithRetry('POST', '/pub/otp-verification', {
      body: { otpToken, otp: fixedOtp, purpose: 'REGISTRATION' },
    })
    return await tokenOf(mobile)
  }
  return { request, requestWithRetry, tokenOf, register }
}
