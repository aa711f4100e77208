import { verify } from 'node:crypto'
import { parseCode, type SignedDocument } from './code-encoding.ts'
import { findTrustedKey } from './trusted-key-cache.ts'
import type { SigningContext } from './signing-keys.ts'

export type SignedCodeResult = ({ outcome: 'genuine' } & SignedDocument) | { outcome: 'forged' | 'malformed' }

/** Checks only the signature. The tables say whether the document is still valid. */
export async function verifySignedCode({ db }: SigningContext, code: string): Promise<SignedCodeResult> {
  const unpacked = parseCode(code)
  if (!unpacked) return { outcome: 'malformed' }
  const { keyId, document, signed, signature } = unpacked
  const key = await findTrustedKey(db, keyId)
  return key && verify(null, signed, key, signature) ? { outcome: 'genuine', ...document } : { outcome: 'forged' }
}
