import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyContract } from '@wewb/domain/http/contract'
import { projectRoot } from './project-root.ts'

/** Loads the contracts of every endpoint by globbing, so that none can be left out. */
export async function loadContracts(): Promise<AnyContract[]> {
  const files = globSync('domain/src/**/*-contracts.ts', { cwd: projectRoot }).toSorted()
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(projectRoot, file)).href) as Promise<object>),
  )
  return [...new Set(modules.flatMap(contractsIn))]
}

/** Contracts are exported singly or in groups. */
function contractsIn(value: unknown): AnyContract[] {
  if (typeof value !== 'object' || value === null) return []
  if ('access' in value && 'method' in value && 'path' in value) return [value as AnyContract]
  const isPlain = [null, Object.prototype].includes(Object.getPrototypeOf(value) as null)
  return isPlain || Symbol.toStringTag in value ? Object.values(value).flatMap(contractsIn) : []
}
