import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Contract } from '@wewb/domain/http/contract'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { visitor, type Actor, type Context, type Portal } from './context.ts'
import { assertSafeText } from './assert-safe-text.ts'
import { checkPermission } from './check-permission.ts'
import { publicCacheControl } from './response-cache.ts'
import { throwProblem } from '#problems/problem.ts'
import { queryIssues } from './query-issues.ts'
import { getActor } from './sessions.ts'
import { schemasOf } from './schemas.ts'

export const apiPrefix = '/api/v1'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}

/** `isPublicCacheable`: the response is the same for everybody and may be cached briefly. */
type ResponseOptions<E> = { message?: Bilingual; envelopeFields?: E; cookie?: string; isPublicCacheable?: boolean }

/** A response with data, and optionally its own message and further keys of the envelope. */
export class ApiResponse<A, E = object> {
  readonly data: A
  readonly options: ResponseOptions<E>
  constructor(data: A, options: ResponseOptions<E> = {}) {
    this.data = data
    this.options = options
  }
}

/** A file as bytes or as a stream. Displayed at most by the browser's own viewers, never as a page of ours. */
export class FileResponse {
  readonly file: { bytes: Buffer | Readable; mediaType: string; fileName: string; headers?: Record<string, string> }
  constructor(file: FileResponse['file']) {
    this.file = file
  }
}

type UseCase<I, A, E> = (
  context: Context,
  input: I,
  request: FastifyRequest,
) => Promise<A | ApiResponse<A, E> | FileResponse>

/** Endpoints available to a user who must change the password. */
const allowedBeforePasswordChange = new Set([
  '/change-password',
  '/logout',
  '/profile',
  '/profile/session',
  '/profile/session/extend',
  '/access/menus/',
])

/** Endpoints available to a user who must set up a second factor. */
const allowedBeforeSecondFactor = new Set([
  ...allowedBeforePasswordChange,
  '/profile/second-factor',
  '/profile/second-factor/confirm',
  '/profile/second-factor/send',
  '/profile/sessions',
])

/** Endpoints that pages read in the background: an unattended page must not keep its session open. */
const passiveEndpoints = new Set(['/profile/session'])

/**
 * Registers a use case as a route: checks access, parses the input and wraps the response. No route can omit its access
 * rule.
 */
export function registerEndpoint<P, Q, B, A, E>(
  app: FastifyInstance,
  portal: Portal,
  contract: Contract<P, Q, B, A, E>,
  useCase: UseCase<P & Q & B, A, E>,
) {
  if (!contract.access) throw new Error(`${contract.method} ${contract.path} has no access rule`)
  if (contract.demoOnly && portal.config.mode === 'production') return
  app.route({
    method: contract.method,
    url: apiPrefix + contract.path,
    schema: schemasOf(contract),
    // Checks access before the body is read.
    onRequest: async (request) => {
      const actor = await actorOf(portal, contract, request)
      request.actor = actor
      checkPermission(contract, actor)
      if (actor.mustChangePassword && !allowedBeforePasswordChange.has(contract.path))
        throwProblem('MUST_CHANGE_PASSWORD')
      if (actor.mustSetSecondFactor && !allowedBeforeSecondFactor.has(contract.path))
        throwProblem('MUST_SET_SECOND_FACTOR')
    },
    handler: async (request, reply) => {
      assertSafeText(request.params)
      assertSafeText(request.query)
      assertSafeText(request.body)
      const input = {
        ...parse(contract.params, request.params),
        ...parse(contract.query, request.query, queryIssues),
        ...(contract.multipart ? {} : (request.body as object)),
      } as P & Q & B
      const context = {
        ...portal,
        actor: request.actor ?? visitor,
        locale: localeOf(request),
        address: request.ip,
        device: deviceOf(request),
      }
      const result = await useCase(context, input, request)
      if (result instanceof ApiResponse && result.options.cookie) reply.header('set-cookie', result.options.cookie)
      if (result instanceof ApiResponse && result.options.isPublicCacheable)
        reply.headers({ 'cache-control': publicCacheControl, vary: 'accept-language' })
      return result instanceof FileResponse ? sendFile(reply, result.file) : envelope(result, contract, context.locale)
    },
  })
}

function sendFile(reply: FastifyReply, { bytes, mediaType, fileName, headers = {} }: FileResponse['file']) {
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

function envelope<A, E>(result: A | ApiResponse<A, E>, contract: { message: Bilingual | undefined }, locale: Locale) {
  const { data, options } = result instanceof ApiResponse ? result : new ApiResponse<A, E>(result)
  return {
    status: true,
    data,
    message: (options.message ?? contract.message)?.[locale] ?? '',
    ...options.envelopeFields,
  }
}

/** Public endpoints ignore a token, even an expired one: a notice must open whatever the device still stores. */
async function actorOf(
  portal: Portal,
  contract: { access: string; path: string },
  request: FastifyRequest,
): Promise<Actor> {
  if (contract.access === 'anyone') return visitor
  const [, token] = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '') ?? []
  const isPassive = passiveEndpoints.has(contract.path)
  return token ? await getActor(portal.db, token, isPassive) : throwProblem('TOKEN_INVALID')
}

function parse<T>(schema: z.ZodMiniType<T>, value: unknown, explain?: (error: z.core.$ZodError) => Issue[]): T {
  const parsed = schema.safeParse({ ...(value as object) })
  return parsed.success ? parsed.data : throwProblem('MALFORMED', explain && { issues: explain(parsed.error) })
}

export const localeOf = (request: FastifyRequest): Locale =>
  /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'bn'

const browserNames = new Map([
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
])

/** Describes a device, such as "Chrome, Android", so that people recognise it in a list. Empty when unknown. */
function deviceOf(request: FastifyRequest): string {
  const agent = request.headers['user-agent'] ?? ''
  const browser =
    ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari'].find((name) => agent.includes(name)) ?? ''
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'].find((name) => agent.includes(name)) ?? ''
  const name = browserNames.get(browser) ?? browser
  return [name, system].filter(Boolean).join(', ')
}
