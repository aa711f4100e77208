import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { applicationActions } from '@wewb/domain/services/application-actions'
import { apiPrefix } from './register-endpoint.ts'

/** Serves the contracts as an OpenAPI document, with a page to read it. */
export async function registerOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'WEWB portal',
        version: '1',
        description: 'Every answer is `{ status, data, message }`; a refusal adds `code` and `issues`.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => ({ schema: describeRoute(schema, url, route.method), url }),
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP:
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
      "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    uiConfig: { deepLinking: false },
    theme: { title: 'WEWB portal API' },
  })
  app.get(`${apiPrefix}/openapi.json`, { schema: { hide: true } }, async () => app.swagger())
}

type Shape = { properties?: Record<string, object>; additionalProperties?: unknown }

/** Adds to a schema what only the document needs: the names of the actions, and that a request has no body. */
function describeRoute(schema: FastifySchema | undefined, url: string, method: string | string[]): FastifySchema {
  const { body, params, ...rest } = schema ?? {}
  const named = params ? { ...rest, params: url.includes('/actions/:action') ? withActions(params) : params } : rest
  const hasNoBody = method === 'DELETE' || (method !== 'GET' && isEmpty(body ?? {}))
  return { ...named, ...(hasNoBody ? { description: 'The request has no body.' } : body ? { body } : {}) }
}

const isEmpty = ({ properties, additionalProperties }: Shape) =>
  properties !== undefined && Object.keys(properties).length === 0 && additionalProperties === false

const withActions = (params: Shape): Shape => ({
  ...params,
  properties: { ...params.properties, action: { type: 'string', enum: applicationActions } },
})
