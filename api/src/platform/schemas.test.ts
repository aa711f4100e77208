import stringifier from 'fast-json-stringify'
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AnyContract } from '../../../domain/src/contracts/contract.ts'
import { compileValidator, schemasOf } from './schemas.ts'

const folder = new URL('../../../domain/src/contracts/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>))
const contracts = modules
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyContract => typeof value === 'object' && value !== null && 'opensTo' in value && 'method' in value)

describe('the schemas of a contract', () => {
  it('are found: more than two hundred calls', () => expect(contracts.length).toBeGreaterThan(200))

  it.each(contracts)('can be compiled, although the portal does so only when a request asks: $method $path', (contract) => {
    const { body, response } = schemasOf(contract) as { body?: object; response: Record<string, object> }
    const route = { method: contract.method, url: contract.path }
    expect(compileValidator({ ...route, schema: body ?? {}, httpPart: 'body' })({})).toBeDefined()
    for (const schema of Object.values(response)) expect(stringifier(schema)).toBeTypeOf('function')
  })
})
