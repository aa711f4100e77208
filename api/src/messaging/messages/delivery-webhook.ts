import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Portal } from '#server/context.ts'
import { timingSafeEqualText } from '#security/timing-safe-equal.ts'
import { throwProblem } from '#problems/problem.ts'
import { apiPrefix } from '#server/register-endpoint.ts'
import { toSingleLine } from './message-transports.ts'
import { saveDeliveryReport, type DeliveryReport } from './delivery-reports.ts'

type Values = Record<string, unknown>

/**
 * Webhook for delivery reports: GET, form or JSON, with the parameter names of the configuration. It has no contract,
 * because the gateway defines the names. The response does not reveal whether a message exists.
 */
export async function deliveryWebhookRoute(app: FastifyInstance, { config, db }: Portal) {
  const { token, params, delivered, failed } = config.sms.delivery
  if (!token) return
  await app.register(async (route) => {
    route.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    route.route({
      method: ['GET', 'POST'],
      url: `${apiPrefix}/pub/sms/delivery/:token`,
      schema: { hide: true },
      handler: async (request) => {
        if (!timingSafeEqualText((request.params as { token: string }).token, token)) throwProblem('NOT_FOUND')
        const report = readReport(valuesOf(request))
        if (report) await saveDeliveryReport(db, report)
        return { status: true, data: null, message: '' }
      },
    })
  })

  function readReport(values: Values): DeliveryReport | undefined {
    const readParam = (name: string) => toSingleLine(textOf(values[params[name] ?? name]))
    const [gatewayId, status] = [readParam('id'), readParam('status')]
    const isDelivered = delivered?.test(status) ?? false
    if (!gatewayId || (!isDelivered && !failed?.test(status))) return undefined
    return { gatewayId, delivered: isDelivered, failure: isDelivered ? null : readParam('failure') || status }
  }
}

const valuesOf = ({ query, body }: FastifyRequest): Values => ({
  ...(query as Values),
  ...(typeof body === 'object' ? (body as Values) : {}),
})

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
