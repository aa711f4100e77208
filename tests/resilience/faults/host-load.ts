import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReverseProxy } from '#resilience/test-environment/reverse-proxy.ts'
import type { MinimalForm } from '#resilience/test-environment/minimal-form.ts'

/**
 * `read` and `keyed` can be retried on another host at any time; `saved` too, and then finds its change applied;
 * `created` cannot.
 */
export type RequestKind = 'read' | 'keyed' | 'saved' | 'created'
export type TimedRequest = { at: number; latencyMs: number; kind: RequestKind; status: number; summary: string }
export type SubmittedApplication = { sentence: string; applicationNo: string }

/** Slow enough to stay below the proxy's rate limit for one IP address. */
const pause = { reader: 40, worker: 60 }

/** Submits applications and reads pages through the proxy until stopped. */
export function startHostLoad(proxy: ReverseProxy, form: MinimalForm, tokens: readonly string[], readers: number) {
  const requests: TimedRequest[] = []
  const submitted: SubmittedApplication[] = []
  const state = { isOver: false, next: 0 }
  const agent = new Agent({ ca: proxy.certificate, keepAlive: true, maxSockets: 64 })
  const client = { proxy, agent, requests }

  const worker = async (token: string) => {
    while (!state.isOver) {
      const sentence = `sentence ${(state.next += 1)}`
      submitted.push({ sentence, applicationNo: await submit(client, token, form, sentence) })
    }
  }
  const reader = async (place: number) => {
    const paths = [
      '/',
      '/api/v1/pub/portal-notice?page=1&size=10',
      '/api/v1/profile',
      '/education-results',
      '/api/v1/pub/waiting-times',
    ]
    for (let turn = place; !state.isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/'
      await sendRequest(client, 'read', 'GET', path, path.endsWith('profile') ? { token: tokens[0] ?? '' } : {})
      await wait(pause.reader)
    }
  }
  const work = Promise.all([...tokens.map(worker), ...Array.from({ length: readers }, (_, place) => reader(place))])
  work.catch(() => undefined)
  const stop = async () => {
    state.isOver = true
    await work.finally(() => agent.destroy())
  }
  return { requests, submitted, stop }
}

type LoadContext = { proxy: ReverseProxy; agent: Agent; requests: TimedRequest[] }
type RequestOptions = { token?: string; body?: unknown; headers?: Record<string, string> }

/** Retries unanswered requests, as a phone does. */
async function submit(client: LoadContext, token: string, form: MinimalForm, sentence: string): Promise<string> {
  const retry = async (kind: RequestKind, method: string, path: string, rest: RequestOptions) => {
    for (;;) {
      await wait(pause.worker)
      const { status, body } = await sendRequest(client, kind, method, `/api/v1${path}`, { token, ...rest })
      if (status === 200 || status === 409) return { status, data: JSON.parse(body).data }
      if (status !== 0 && status < 500) throw new Error(`${method} ${path}: ${status} ${body}`)
    }
  }
  const draft = await retry('created', 'POST', '/applications', {
    body: { service: form.service, setupId: form.setupId },
  })
  const file = `/applications/${draft.data.applicationNo}`
  let revision = draft.data.revision as number
  for (const [step, answers] of [
    [form.steps[0], { q1: sentence }],
    [form.steps[1], { declarationAccepted: true }],
  ] as const) {
    const saved = await retry('saved', 'PUT', `${file}/steps/${step}`, { body: { answers, revision } })
    // A host may have saved the step and died before it responded.
    revision = saved.status === 200 ? saved.data.revision : (await retry('read', 'GET', file, {})).data.revision
  }
  const { status } = await retry('keyed', 'POST', `${file}/submit`, {
    body: { revision },
    headers: { 'idempotency-key': randomUUID() },
  })
  if (status !== 200) throw new Error(`a submission with a key returned ${status}`)
  return draft.data.applicationNo as string
}

function sendRequest(
  { proxy, agent, requests }: LoadContext,
  kind: RequestKind,
  method: string,
  path: string,
  { token, body, headers }: RequestOptions,
) {
  const at = performance.now()
  return new Promise<{ status: number; body: string }>((resolve) => {
    const finish = (status: number, text: string) => {
      requests.push({
        at,
        latencyMs: performance.now() - at,
        kind,
        status,
        summary: `${method} ${path.split('?')[0]} ${text.slice(0, 60)}`,
      })
      resolve({ status, body: text })
    }
    const clientRequest = request(
      {
        host: 'localhost',
        port: proxy.port,
        agent,
        method,
        path,
        headers: {
          ...headers,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        let text = ''
        response.on('data', (chunk) => (text += chunk))
        response.on('error', () => finish(0, 'aborted'))
        response.on('end', () => finish(response.statusCode ?? 0, text))
      },
    )
    clientRequest.setTimeout(20_000, () => clientRequest.destroy())
    clientRequest.on('error', (error: NodeJS.ErrnoException) => finish(0, error.code ?? 'aborted'))
    clientRequest.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
