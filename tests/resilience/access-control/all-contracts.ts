import type { AnyContract } from '@wewb/domain/http/contract'

export const contractKeyOf = ({ method, path }: Pick<AnyContract, 'method' | 'path'>): string => `${method} ${path}`

type Document = { paths: Record<string, Record<string, unknown>> }

/** Differences between the OpenAPI document of the running portal and the contracts. */
export function findUnlistedContracts(contracts: readonly AnyContract[], { paths }: Document): string[] {
  const served = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replace(/^\/api\/v1/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    ),
  )
  const keys = new Set(contracts.map(contractKeyOf))
  return [...served].filter((key) => !keys.has(key)).concat([...keys].filter((key) => !served.has(key)))
}
