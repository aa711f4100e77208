import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { statementText, type Heard } from './watch-queries.ts'

export type Traces = Awaited<ReturnType<typeof openTraces>>

/** A collector that is away or slow is waited for in the background; what does not fit into memory meanwhile is forgotten. */
const collector = { timeoutMillis: 3000, maxQueueSize: 2048, scheduledDelayMillis: 2000, exportTimeoutMillis: 5000 }
const goodbye = 2000

/**
 * A span for a share of the requests, with one for each of their statements, sent in batches to a collector. It holds the pattern of the
 * route, the status, and statements with places for the values: nothing that anybody typed, and no address.
 */
export async function openTraces({ endpoint, share }: { endpoint: string; share: number }) {
  // Eleven packages: only who wants traces loads them.
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ])
  const { timeoutMillis, ...batches } = collector
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'wewb-portal' }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, ...batches })],
  })
  const tracer = provider.getTracer('wewb-portal')
  const current = new AsyncLocalStorage<Context>()

  /** A trace that began elsewhere is taken up from our own proxies alone: nobody outside may say what is traced. */
  function cameWith({ headers, ips = [] }: FastifyRequest): Context {
    const [, traceId, spanId, flags] = (ips.length > 1 && traceParent.exec(String(headers['traceparent']))) || []
    if (!traceId || !spanId || !flags) return ROOT_CONTEXT
    // What is not a trace at all is taken for none.
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true })
  }

  return {
    traceRequests: (app: FastifyInstance) => {
      app.addHook('onRequest', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'unknown'
        const attributes = { 'http.request.method': request.method, 'http.route': route }
        const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, cameWith(request))
        if (!span.isRecording()) {
          done()
          return
        }
        const context = trace.setSpan(ROOT_CONTEXT, span)
        // Also for who left before the answer.
        reply.raw.once('close', () => {
          span.setAttribute('http.response.status_code', reply.statusCode)
          if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        })
        current.run(context, done)
      })
    },
    hear: ({ text, ms, rows, isFailed, isAwaited }: Heard) => {
      const context = isAwaited ? current.getStore() : undefined
      if (!context) return
      const end = Date.now()
      const statement = statementText(text)
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement, 'db.response.returned_rows': rows }
      const [verb = ''] = statement.split(' ', 1)
      const span = tracer.startSpan(verb.toLowerCase(), { kind: SpanKind.CLIENT, attributes, startTime: end - ms }, context)
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(end)
    },
    /** What is left is sent, but nobody waits for a collector that does not answer. */
    close: async () => {
      await Promise.race([provider.shutdown().catch(() => {}), wait(goodbye, undefined, { ref: false })])
    },
  }
}

const traceParent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
