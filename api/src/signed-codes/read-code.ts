import { verify } from 'node:crypto'
import { unpackCode, type Paper } from './code-bytes.ts'
import { findTrustedKey } from './known-keys.ts'
import type { Keeper } from './signing-keys.ts'

export type ReadCode = ({ outcome: 'genuine' } & Paper) | { outcome: 'forged' | 'malformed' }

/** Whether we signed it. What has become of the paper since, the tables know. */
export async function readCode({ db }: Keeper, code: string): Promise<ReadCode> {
  const unpacked = unpackCode(code)
  if (!unpacked) return { outcome: 'malformed' }
  const { keyId, paper, signed, signature } = unpacked
  const key = await findTrustedKey(db, keyId)
  return key && verify(null, signed, key, signature) ? { outcome: 'genuine', ...paper } : { outcome: 'forged' }
}
