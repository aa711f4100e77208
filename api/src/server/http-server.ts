import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { problems } from '@wewb/domain/http/problems'
import { handleError } from './error-handler.ts'
import type { Config } from '#config/config.ts'
import type { ResponseCache } from './response-cache.ts'
import { createLogStream } from '#logging/log-stream.ts'
import type { Metrics } from '#observability/metrics.ts'
import { compileSerializer, compileValidator } from './schemas.ts'
import type { WaitEstimate } from '#db/pool-wait.ts'
import { shedLoad } from './shed-load.ts'
import type { Traces } from '#observability/traces.ts'
import { throwProblem } from '#problems/problem.ts'

/** Creates the bare server: limits, headers, logging and errors, without business logic. */
export async function createHttpServer(
  config: Config,
  estimatedWait: WaitEstimate = () => 0,
  { metrics, traces }: TelemetryHooks = {},
  responseCache?: ResponseCache,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      stream: createLogStream(),
      base: null,
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 256 * 1024,
    frameworkErrors: (error, request, reply) =>
      handleError(error, request, reply.headers(securityHeaders(config, request.id))),
    clientErrorHandler: rejectMalformedRequest,
    serverFactory: (handler) =>
      createServerWithTimeouts(responseCache ? responseCache.wrapHandler(handler, metrics?.observeRequest) : handler),
    // During shutdown, requests on open connections are still served, and the connection is closed afterwards.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  })
  app.decorateRequest('actor', null)
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(compileSerializer)
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(handleNotFound)

  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [brotliQuality]: 4 } },
  })
  await app.register(multipart, {
    limits: { fileSize: 8 * 1024 * 1024, files: 5, fields: 10, fieldSize: 64 * 1024, parts: 15 },
  })

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(config, request.id))
    if (!metrics) return
    metrics.requestStarted()
    reply.raw.once('close', metrics.requestFinished)
  })
  shedLoad(app, estimatedWait, config.shedAfterMs, metrics?.requestShed)
  traces?.traceRequests(app)
  // An allow list: no bodies, no query strings, no names. Denied and rate-limited requests are logged at the level of
  // production.
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply
    const isRejected = status === 403 || status === 429
    const entry = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status,
      ms: Math.round(elapsedTime),
    }
    metrics?.observeRequest(entry.method, entry.route, status, elapsedTime)
    request.log[isRejected ? 'warn' : 'info'](
      isRejected ? { ...entry, address: request.ip, account: request.actor?.id } : entry,
    )
  })
  return app
}

/** Cuts off clients that send headers byte by byte after seconds instead of Node's default half minute. */
function createServerWithTimeouts(handler: RequestListener): Server {
  const server = createServer(
    { headersTimeout: 10_000, connectionsCheckingInterval: 2000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
    handler,
  )
  server.maxConnections = 2000
  return server.setTimeout(40_000)
}

/** Optional telemetry. */
type TelemetryHooks = { metrics?: Metrics | undefined; traces?: Traces | undefined }

/** zlib.constants.BROTLI_PARAM_QUALITY: the default of 11 costs more time than it saves on a response. */
const brotliQuality = 1

/** The strictest headers by default; pages and assets relax them where needed. */
const securityHeaders = (config: Config, id: string) => ({
  'x-request-id': id,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), microphone=(), payment=(), usb=()',
  ...(config.mode === 'production' ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

const malformedStatuses = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
])

/** Responds to a malformed request with the usual envelope and closes the connection. */
function rejectMalformedRequest(error: NodeJS.ErrnoException, socket: Socket) {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = malformedStatuses.get(error.code ?? '') ?? '400 Bad Request'
  const body = JSON.stringify({ status: false, code: 'MALFORMED', message: problems.MALFORMED.message.bn })
  const head = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    'x-content-type-options: nosniff',
  ]
  socket.end([`HTTP/1.1 ${status}`, ...head, '', body].join('\r\n'))
}

/** Redirects an unknown page to the error page; an unknown endpoint or file responds with 404. */
function handleNotFound(request: FastifyRequest, reply: FastifyReply) {
  const isPage = request.method === 'GET' && !/^\/(?:api|assets)(?:\/|$)|\.\w{2,5}(?:\?|$)/.test(request.url)
  return isPage ? reply.redirect('/error', 302) : throwProblem('NOT_FOUND')
}
