import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Portal } from '../platform/context.ts'
import { isSame } from '../platform/is-same.ts'
import { refuse } from '../platform/problem.ts'
import { prefix } from '../platform/serve.ts'
import { tidy } from './carriers.ts'
import { keepReport, type Report } from './delivery-reports.ts'

type Values = Record<string, unknown>

/**
 * Where the gateway reports what arrived: by GET, as a form or as JSON, named as the configuration says. It has no contract: its
 * names are the gateway's. The answer never tells whether a message was known.
 */
export async function deliveryRoute(app: FastifyInstance, { config, db }: Portal) {
  const { token, params, delivered, failed } = config.sms.delivery
  if (!token) return
  await app.register(async (route) => {
    route.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 16_384 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    route.route({
      method: ['GET', 'POST'],
      url: `${prefix}/pub/sms/delivery/:token`,
      schema: { hide: true },
      handler: async (request) => {
        if (!isSame((request.params as { token: string }).token, token)) refuse('NOT_FOUND')
        const report = readReport(valuesOf(request))
        if (report) await keepReport(db, report)
        return { status: true, data: null, message: '' }
      },
    })
  })

  function readReport(values: Values): Report | undefined {
    const said = (name: string) => tidy(textOf(values[params[name] ?? name]))
    const [gatewayId, status] = [said('id'), said('status')]
    const isDelivered = delivered?.test(status) ?? false
    if (!gatewayId || (!isDelivered && !failed?.test(status))) return undefined
    return { gatewayId, delivered: isDelivered, failure: isDelivered ? null : said('failure') || status }
  }
}

const valuesOf = ({ query, body }: FastifyRequest): Values => ({
  ...(query as Values),
  ...(typeof body === 'object' ? (body as Values) : {}),
})

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
