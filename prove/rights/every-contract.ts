import { readdirSync } from 'node:fs'
import type { AnyContract } from '../../domain/src/contracts/contract.ts'

const folder = new URL('../../domain/src/contracts/', import.meta.url)

/** Every call of the portal, found where they are written, so that none can be left out. */
export async function everyContract(): Promise<AnyContract[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href) as Promise<object>))
  return [...new Set(modules.flatMap(contractsIn))]
}

/** Some stand alone, some in groups. */
function contractsIn(value: unknown): AnyContract[] {
  if (typeof value !== 'object' || value === null) return []
  if ('opensTo' in value && 'method' in value && 'path' in value) return [value as AnyContract]
  const isPlain = [null, Object.prototype].includes(Object.getPrototypeOf(value) as null)
  return isPlain || Symbol.toStringTag in value ? Object.values(value).flatMap(contractsIn) : []
}

export const keyOf = ({ method, path }: Pick<AnyContract, 'method' | 'path'>): string => `${method} ${path}`

type Document = { paths: Record<string, Record<string, unknown>> }

/** What the running portal says it serves, and the contracts do not know, or the other way round. */
export function unlisted(contracts: readonly AnyContract[], { paths }: Document): string[] {
  const told = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api\/v1/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`),
    ),
  )
  const known = new Set(contracts.map(keyOf))
  return [...told].filter((key) => !known.has(key)).concat([...known].filter((key) => !told.has(key)))
}
