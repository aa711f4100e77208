import fc from 'fast-check'
import stringifier from 'fast-json-stringify'
import { describe, expect, it } from 'vitest'
import { loadContracts } from '@wewb/tests/load-contracts.ts'
import { compileSerializer, compileValidator, schemasOf, flattenNullableUnions } from './schemas.ts'

const contracts = await loadContracts()

describe('schemas of the contracts', () => {
  it('cover more than two hundred endpoints', () => expect(contracts.length).toBeGreaterThan(200))

  it.each(contracts)('compile, although the portal compiles them on demand: $method $path', (contract) => {
    const { body, response } = schemasOf(contract) as { body?: object; response: Record<string, object> }
    const route = { method: contract.method, url: contract.path }
    expect(compileValidator({ ...route, schema: body ?? {}, httpPart: 'body' })({})).toBeDefined()
    for (const schema of Object.values(response)) expect(stringifier(schema)).toBeTypeOf('function')
  })
})

describe('response serializer', () => {
  const kinds = {
    string: { schema: { type: 'string' }, value: fc.string({ unit: 'grapheme' }) },
    integer: { schema: { type: 'integer' }, value: fc.integer() },
    list: { schema: { type: 'array', items: { type: 'string' } }, value: fc.array(fc.string()) },
    names: {
      schema: {
        type: 'object',
        properties: { bn: { type: 'string' }, en: { type: 'string' } },
        required: ['bn', 'en'],
      },
      value: fc.record({ bn: fc.string(), en: fc.string(), unnamed: fc.string() }),
    },
  }

  it.each(Object.entries(kinds))('writes nullable values like unions, and omits unnamed properties: %s', (_, kind) => {
    const schema = {
      type: 'object',
      properties: { it: { anyOf: [kind.schema, { type: 'null' }] } },
      required: ['it'],
    }
    const asChoice = stringifier(schema as object)
    const written = compileSerializer({ schema: schema as object, method: 'GET', url: '/', httpStatus: '200' })
    fc.assert(fc.property(fc.oneof(kind.value, fc.constant(null)), (it) => written({ it }) === asChoice({ it })))
  })

  it('has no union left in any response except the log-in, which may require a second factor', () => {
    const left = contracts.filter((contract) =>
      JSON.stringify(flattenNullableUnions(schemasOf(contract).response)).includes('"anyOf"'),
    )
    expect(left.map(({ path }) => path)).toEqual(['/pub/login'])
  })
})
