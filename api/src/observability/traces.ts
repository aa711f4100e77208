import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { redactStatement, type QueryEvent } from './query-events.ts'

export type Traces = Awaited<ReturnType<typeof openTraces>>

/** Export runs in the background with timeouts; spans beyond the queue size are dropped. */
const collector = { timeoutMillis: 3000, maxQueueSize: 2048, scheduledDelayMillis: 2000, exportTimeoutMillis: 5000 }
const shutdownTimeoutMs = 2000

/**
 * Records a span for a sample of the requests and one for each of their statements, exported in batches. Spans contain
 * the route pattern, the status and statements with placeholders: no input and no address.
 */
export async function openTraces({ endpoint, samplingRatio }: { endpoint: string; samplingRatio: number }) {
  // Eleven packages, loaded only when traces are enabled.
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ])
  const { timeoutMillis, ...batches } = collector
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'wewb-portal' }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(samplingRatio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, ...batches })],
  })
  const tracer = provider.getTracer('wewb-portal')
  const current = new AsyncLocalStorage<Context>()

  /** Continues a trace only from our own proxies, so that clients cannot control sampling. */
  function parentContextOf({ headers, ips = [] }: FastifyRequest): Context {
    const [, traceId, spanId, flags] = (ips.length > 1 && traceParent.exec(String(headers['traceparent']))) || []
    if (!traceId || !spanId || !flags) return ROOT_CONTEXT
    // An invalid trace context is ignored.
    return trace.setSpanContext(ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: Number.parseInt(flags, 16) & 1,
      isRemote: true,
    })
  }

  return {
    traceRequests: (app: FastifyInstance) => {
      app.addHook('onRequest', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'unknown'
        const attributes = { 'http.request.method': request.method, 'http.route': route }
        const span = tracer.startSpan(
          `${request.method} ${route}`,
          { kind: SpanKind.SERVER, attributes },
          parentContextOf(request),
        )
        if (!span.isRecording()) {
          done()
          return
        }
        const context = trace.setSpan(ROOT_CONTEXT, span)
        // Also fires when the client disconnects early.
        reply.raw.once('close', () => {
          span.setAttribute('http.response.status_code', reply.statusCode)
          if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        })
        current.run(context, done)
      })
    },
    recordQuery: ({ text, ms, rows, isFailed, isAwaited }: QueryEvent) => {
      const context = isAwaited ? current.getStore() : undefined
      if (!context) return
      const end = Date.now()
      const statement = redactStatement(text)
      const attributes = {
        'db.system.name': 'postgresql',
        'db.query.text': statement,
        'db.response.returned_rows': rows,
      }
      const [verb = ''] = statement.split(' ', 1)
      const span = tracer.startSpan(
        verb.toLowerCase(),
        { kind: SpanKind.CLIENT, attributes, startTime: end - ms },
        context,
      )
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(end)
    },
    /** Flushes the remaining spans, with a timeout for an unresponsive collector. */
    close: async () => {
      await Promise.race([provider.shutdown().catch(() => {}), wait(shutdownTimeoutMs, undefined, { ref: false })])
    },
  }
}

const traceParent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
