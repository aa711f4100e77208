import { Ajv } from 'ajv'
import stringifier from 'fast-json-stringify'
import type { FastifySchema, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import * as z from 'zod/mini'
import { noData, type AnyContract, type FormPart, type FormParts } from '@wewb/domain/http/contract'
import { problems, type ProblemCode } from '@wewb/domain/http/problems'

const shape = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { target: 'draft-7', io, unrepresentable: 'any' })
  return json
}

const schemaCache = new WeakMap<AnyContract, FastifySchema>()

/** Converts a contract to the JSON Schemas that validate bodies, serialise responses and describe the API. */
export function schemasOf(contract: AnyContract): FastifySchema {
  const schemas = schemaCache.get(contract) ?? writeSchemas(contract)
  schemaCache.set(contract, schemas)
  return schemas
}

function writeSchemas(contract: AnyContract): FastifySchema {
  const codes: ProblemCode[] = [
    'MALFORMED',
    'UNEXPECTED',
    'UNAVAILABLE',
    'TOO_MANY_REQUESTS',
    ...accessCodes(contract),
    ...contract.problems,
  ]
  const hasBody = contract.method !== 'GET' && contract.method !== 'DELETE'
  return {
    summary: contract.summary,
    tags: [contract.path.split('/').filter((part) => part && part !== 'pub')[0] ?? 'portal'],
    ...(contract.access === 'anyone' ? {} : { security: [{ token: [] }] }),
    ...(contract.path.includes(':') ? { params: shape(contract.params, 'input') } : {}),
    querystring: shape(contract.query, 'input'),
    ...(contract.multipart
      ? { body: formOf(contract.multipart) }
      : hasBody
        ? { body: shape(contract.body, 'input') }
        : {}),
    response: { 200: responseSchema(contract), ...problemResponses(codes) },
  }
}

const formType = 'multipart/form-data'

/** Documents a form. Its use case validates the parts while it reads them. */
function formOf(parts: FormParts) {
  const isOptional = (part: FormPart) => part === 'files' || part === 'file?' || part === 'text?'
  const schema = {
    type: 'object',
    properties: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, partOf(part)])),
    required: Object.keys(parts).filter((name) => !isOptional(parts[name] ?? 'file')),
    additionalProperties: false,
  }
  return { content: { [formType]: { schema } } }
}

function partOf(part: FormPart): object {
  if (part === 'files') return { type: 'array', items: bytes }
  if (part === 'file' || part === 'file?') return bytes
  return typeof part === 'string' ? { type: 'string' } : shape(part, 'input')
}

/** Schema of a file, of data, or of both. */
function responseSchema(contract: AnyContract) {
  if (!contract.returnsFile) return jsonResponse(contract)
  if (contract.response === noData) return file
  return {
    description: file.description,
    content: {
      'application/pdf': { schema: { type: file.type, format: file.format } },
      'application/json': { schema: jsonResponse(contract) },
    },
  }
}

const bytes = { type: 'string', format: 'binary' }
const file = { description: 'The file', ...bytes }

const accessCodes = ({ access }: AnyContract): ProblemCode[] =>
  access === 'anyone'
    ? []
    : ['TOKEN_EXPIRED', 'TOKEN_INVALID', 'NO_PERMISSION', 'MUST_CHANGE_PASSWORD', 'MUST_SET_SECOND_FACTOR']

function jsonResponse({ response, envelopeFields }: AnyContract) {
  const envelope = shape(envelopeFields, 'output') as { properties?: Record<string, object> }
  return {
    type: 'object',
    description: 'Done',
    properties: {
      status: { type: 'boolean' },
      data: shape(response, 'output'),
      message: { type: 'string' },
      ...envelope.properties,
    },
    required: ['status', 'data', 'message'],
  }
}

const issue = {
  type: 'object',
  properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
}

function problemResponses(codes: ProblemCode[]) {
  const byStatus = Map.groupBy(new Set(codes), (code) => problems[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        type: 'object',
        description: group.map((code) => `${code}: ${problems[code].message.en}`).join('\n'),
        properties: {
          status: { type: 'boolean' },
          code: { type: 'string', enum: group },
          message: { type: 'string' },
          issues: { type: 'array', items: issue },
          data: { type: 'object', additionalProperties: true },
        },
      },
    ]),
  )
}

// No coercion and no silent removal: null must not become 0 taka, and an unknown key is an error.
const ajv = new Ajv({
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  allErrors: false,
  strict: false,
})

/**
 * Compiles a schema on first use: compiling all at start would take a second and a third of the memory, and most are
 * rarely used. Cached by schema, so that a second portal in the same process (in tests) reuses them.
 */
const onceRequested = <In, Out>(compile: (schema: object) => (value: In) => Out) => {
  const compiled = new WeakMap<object, (value: In) => Out>()
  return (schema: object) => (value: In) => {
    const run = compiled.get(schema) ?? compile(schema)
    compiled.set(schema, run)
    return run(value)
  }
}
const validatorOf = onceRequested<unknown, boolean>((schema) => ajv.compile(schema))
const serializerOf = onceRequested<unknown, string>((schema) => stringifier(flattenNullableUnions(schema)))

/**
 * Validates bodies; params and query are parsed by the contract in `registerEndpoint`. A missing body is an empty one.
 */
export const compileValidator: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart, contentType }) => {
  if (httpPart !== 'body' || contentType === formType) return () => true
  const isValid = validatorOf(schema)
  return (body: unknown) => {
    const value = body ?? {}
    return isValid(value) ? { value } : { error: new Error('malformed body') }
  }
}

/** Omits properties that the contract does not name. */
export const compileSerializer: FastifySerializerCompiler<FastifySchema> = ({ schema }) => serializerOf(schema)

/** Replaces a union with null by a nullable type: for a union the serialiser would try every part on every value. */
export function flattenNullableUnions<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(flattenNullableUnions) as T
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf, ...rest } = schema as { anyOf?: { type?: string }[] }
  const [kind, ...others] = anyOf?.filter(({ type }) => type !== 'null') ?? []
  const isOrNothing = kind !== undefined && others.length === 0 && anyOf?.length === 2
  const plain = isOrNothing ? { ...rest, ...kind, nullable: true } : (schema as object)
  return Object.fromEntries(Object.entries(plain).map(([name, part]) => [name, flattenNullableUnions(part)])) as T
}
