import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import pressure from '@fastify/under-pressure'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { problems } from '../../../domain/src/contracts/problems.ts'
import { answerProblem } from './answer-problem.ts'
import type { Config } from './config.ts'
import { notFound } from './not-found.ts'
import { refuse } from './problem.ts'
import { compileValidator } from './schemas.ts'

/** The bare server: limits, headers, logging, errors. It knows no business. */
export async function makeServer(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, base: null, timestamp: () => `,"at":"${new Date().toISOString()}"` },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    // Who sends a header a byte at a time is cut off within seconds, not at Node's leisure of half a minute.
    frameworkErrors: (error, request, reply) => answerProblem(error, request, reply.headers(safeHeaders(config, request.id))),
    clientErrorHandler: answerBrokenRequest,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    connectionTimeout: 40_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  })
  app.server.maxConnections = 2000
  app.decorateRequest('actor', null)
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(compileValidator)
  app.setErrorHandler(answerProblem)
  app.setNotFoundHandler(notFound)

  // The meter takes an interval without a reading for an endless delay: shorter ones would turn people away after any hiccup.
  await app.register(pressure, { maxEventLoopDelay: config.shedAfterMs, sampleInterval: 1000, pressureHandler: () => refuse('UNAVAILABLE') })
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { [brotliQuality]: 4 } } })
  await app.register(multipart, { limits: { fileSize: 8 * 1024 * 1024, files: 5, fields: 10, fieldSize: 64 * 1024, parts: 15 } })

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(safeHeaders(config, request.id))
  })
  // An allow list: no bodies, no query strings, no names.
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode, ms: Math.round(reply.elapsedTime) })
  })
  return app
} // prettier-ignore

/** zlib.constants.BROTLI_PARAM_QUALITY: the default of 11 costs more time than it saves on an answer. */
const brotliQuality = 1

/** The strictest for everything; pages and assets say where they need more. */
const safeHeaders = (config: Config, id: string) => ({
  'x-request-id': id,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), microphone=(), payment=(), usb=()',
  ...(config.mode === 'production' ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

/** What is not even a request gets the envelope all the same, and the connection is closed. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket) {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = { HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large', ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout' }[
    error.code ?? ''
  ]
  const body = JSON.stringify({ status: false, code: 'MALFORMED', message: problems.MALFORMED.message.bn })
  const head = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    'x-content-type-options: nosniff',
  ]
  socket.end([`HTTP/1.1 ${status ?? '400 Bad Request'}`, ...head, '', body].join('\r\n'))
}
