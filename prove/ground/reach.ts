import { setTimeout as wait } from 'node:timers/promises'
import type { Reached } from '../../api/src/testing/portal-under-test.ts'
import type { Ground } from './ground.ts'

/** The portal as the builders of test files reach theirs; everybody logs in once. */
export function reach(ground: Ground): Reached {
  const tokens = new Map<string, Promise<string>>()
  return {
    tokenOf: (login) => {
      const token = tokens.get(login) ?? ground.tokenOf(login)
      tokens.set(login, token)
      return token
    },
    ask: async (method, path, payload, asked) => {
      const { status, headers, bytes } = await send(ground, { method, path, payload, ...asked })
      const isJson = headers.get('content-type')?.includes('json')
      return { code: status, headers: Object.fromEntries(headers), body: isJson ? JSON.parse(bytes.toString()) : bytes }
    },
  }
}

export type Sent = { method: string; path: string; payload?: unknown; token?: string; headers?: Record<string, string> }
export type Answered = { status: number; headers: Headers; bytes: Buffer }

/** Bytes as they are, anything else as JSON. As a phone does: where the portal asks to come again in a moment, the same once more. */
export async function send({ origin }: Ground, { method, path, payload, token, headers }: Sent): Promise<Answered> {
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
