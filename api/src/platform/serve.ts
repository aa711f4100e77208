import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Contract } from '../../../domain/src/contracts/contract.ts'
import type { Bilingual, Locale } from '../../../domain/src/language/bilingual.ts'
import { visitor, type Actor, type Context, type Portal } from './context.ts'
import { checkText } from './hygiene.ts'
import { forEverybody } from './kept-answers.ts'
import { refuse } from './problem.ts'
import { findActor } from './sessions.ts'
import { schemasOf } from './schemas.ts'

export const prefix = '/api/v1'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}

/** `isForEverybody`: the same whoever asks, and not counted; it may be given again for a moment. */
type More<E> = { says?: Bilingual; beside?: E; cookie?: string; isForEverybody?: boolean }

/** Data alone, or data with a sentence of its own and what stands beside it in the envelope. */
export class Answered<A, E = object> {
  readonly data: A
  readonly more: More<E>
  constructor(data: A, more: More<E> = {}) {
    this.data = data
    this.more = more
  }
}

/** The bytes of a file, or those of one that is written while it is sent. Shown by the browser's own viewers at most, never as a page of ours. */
export class SentFile {
  readonly file: { bytes: Buffer | Readable; mediaType: string; fileName: string; headers?: Record<string, string> }
  constructor(file: SentFile['file']) {
    this.file = file
  }
}

type UseCase<I, A, E> = (context: Context, input: I, request: FastifyRequest) => Promise<A | Answered<A, E> | SentFile>

/** A person who must change the password may do that, leave, and nothing else. */
const openBeforePasswordChange = new Set(['/change-password', '/logout', '/profile', '/access/menus/'])

/** Who must set up a second step may do that besides, and nothing else. */
const openBeforeSecondFactor = new Set([
  ...openBeforePasswordChange,
  '/profile/second-factor',
  '/profile/second-factor/confirm',
  '/profile/second-factor/send',
  '/profile/sessions',
])

/** Puts a use case on the wire: checks who asks, reads the input, wraps the answer. A route cannot forget its guard. */
export function serve<P, Q, B, A, E>(
  app: FastifyInstance,
  portal: Portal,
  contract: Contract<P, Q, B, A, E>,
  useCase: UseCase<P & Q & B, A, E>,
) {
  if (!contract.opensTo) throw new Error(`${contract.method} ${contract.path} does not say who may call it`)
  if (contract.demoOnly && portal.config.mode === 'production') return
  app.route({
    method: contract.method,
    url: prefix + contract.path,
    schema: schemasOf(contract),
    // Who asks is settled before a byte of the body is read.
    onRequest: async (request) => {
      const actor = await actorOf(portal, contract, request)
      request.actor = actor
      if (!mayCall(contract, actor)) refuse('NO_PERMISSION')
      if (actor.mustChangePassword && !openBeforePasswordChange.has(contract.path)) refuse('MUST_CHANGE_PASSWORD')
      if (actor.mustSetSecondFactor && !openBeforeSecondFactor.has(contract.path)) refuse('MUST_SET_SECOND_FACTOR')
    },
    handler: async (request, reply) => {
      checkText(request.params)
      checkText(request.query)
      checkText(request.body)
      const input = {
        ...parse(contract.params, request.params),
        ...parse(contract.query, request.query),
        ...(contract.multipart ? {} : (request.body as object)),
      } as P & Q & B
      const context = {
        ...portal,
        actor: request.actor ?? visitor,
        locale: localeOf(request),
        address: request.ip,
        device: deviceOf(request),
      }
      const answer = await useCase(context, input, request)
      if (answer instanceof Answered && answer.more.cookie) reply.header('set-cookie', answer.more.cookie)
      if (answer instanceof Answered && answer.more.isForEverybody)
        reply.headers({ 'cache-control': forEverybody, vary: 'accept-language' })
      return answer instanceof SentFile ? sendFile(reply, answer.file) : envelope(answer, contract, context.locale)
    },
  })
}

function sendFile(reply: FastifyReply, { bytes, mediaType, fileName, headers = {} }: SentFile['file']) {
  const plain = fileName.replace(/[^\w. -]/g, '_')
  return reply
    .headers({
      ...headers,
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    .send(bytes)
}

function envelope<A, E>(answer: A | Answered<A, E>, contract: { says: Bilingual | undefined }, locale: Locale) {
  const { data, more } = answer instanceof Answered ? answer : new Answered<A, E>(answer)
  return { status: true, data, message: (more.says ?? contract.says)?.[locale] ?? '', ...more.beside }
}

/** Public calls ignore a token, even a stale one: a notice must open whatever the device still keeps. */
async function actorOf(portal: Portal, contract: { opensTo: string }, request: FastifyRequest): Promise<Actor> {
  if (contract.opensTo === 'anyone') return visitor
  const [, token] = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '') ?? []
  return token ? await findActor(portal.db, token) : refuse('TOKEN_INVALID')
}

/** The whole decision: what a contract opens to, against what the person's roles give them where they sit. */
export const mayCall = ({ opensTo }: Pick<Contract, 'opensTo'>, actor: Pick<Actor, 'permissions'>): boolean =>
  opensTo === 'anyone' || opensTo === 'signed-in' || actor.permissions.has(opensTo)

function parse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const read = schema.safeParse({ ...(value as object) })
  return read.success ? read.data : refuse('MALFORMED')
}

export const localeOf = (request: FastifyRequest): Locale => (/^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'bn')

const browserNames = new Map([
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
])

/** "Chrome, Android": enough for a person to recognise their own phone in a list. Empty when it does not say. */
function deviceOf(request: FastifyRequest): string {
  const agent = request.headers['user-agent'] ?? ''
  const browser = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari'].find((name) => agent.includes(name)) ?? ''
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'].find((name) => agent.includes(name)) ?? ''
  const name = browserNames.get(browser) ?? browser
  return [name, system].filter(Boolean).join(', ')
}
