import { setTimeout as wait } from 'node:timers/promises'
import type { PortalClient } from '@wewb/api/testing/test-portal.ts'
import type { TestEnvironment } from './test-environment.ts'

/** Adapts the test environment to the client of the API's test helpers; each user logs in once. */
export function portalClientOf(environment: TestEnvironment): PortalClient {
  const tokens = new Map<string, Promise<string>>()
  return {
    tokenOf: (login) => {
      const token = tokens.get(login) ?? environment.tokenOf(login)
      tokens.set(login, token)
      return token
    },
    request: async (method, path, payload, options) => {
      const { status, headers, bytes } = await sendRequest(environment, { method, path, payload, ...options })
      const isJson = headers.get('content-type')?.includes('json')
      return { code: status, headers: Object.fromEntries(headers), body: isJson ? JSON.parse(bytes.toString()) : bytes }
    },
  }
}

export type ApiRequest = {
  method: string
  path: string
  payload?: unknown
  token?: string
  headers?: Record<string, string>
}
export type RawResponse = { status: number; headers: Headers; bytes: Buffer }

/** Sends bytes as they are, anything else as JSON. Retries as a phone does if the portal asks to. */
export async function sendRequest(
  { origin }: TestEnvironment,
  { method, path, payload, token, headers }: ApiRequest,
): Promise<RawResponse> {
  const isBytes = payload instanceof Buffer
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && !isBytes && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { body: isBytes ? new Uint8Array(payload) : JSON.stringify(payload) }),
      signal: AbortSignal.timeout(60_000),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (response.status !== 503 || !response.headers.has('retry-after') || tries === 20)
      return { status: response.status, headers: response.headers, bytes }
    await wait(250)
  }
}
