import { sign } from 'node:crypto'
import type { Config } from '#config/config.ts'
import { formatCode, encodePayload, type SignedDocument } from './code-encoding.ts'
import { getSigningKey, type SigningContext } from './signing-keys.ts'

/** Signs a document for its QR code. The code has at most 140 characters and needs no escaping in a URL. */
export async function signCode(context: SigningContext, document: SignedDocument): Promise<string> {
  const { id, privateKey } = await getSigningKey(context)
  const signed = encodePayload(id, document)
  return formatCode(signed, sign(null, signed, privateKey))
}

/** Returns the URL in the QR code, so that any camera app opens the verification page. */
export const codeUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, code: string): string =>
  `${publicUrl}/service-verification?code=${code}`
