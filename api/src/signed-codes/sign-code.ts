import { sign } from 'node:crypto'
import type { Config } from '../platform/config.ts'
import { joinCode, packPaper, type Paper } from './code-bytes.ts'
import { getSigningKey, type Keeper } from './signing-keys.ts'

/** The code of a paper for its QR: at most 140 characters, each of which may stand in an address as it is. */
export async function signCode(keeper: Keeper, paper: Paper): Promise<string> {
  const { id, privateKey } = await getSigningKey(keeper)
  const signed = packPaper(id, paper)
  return joinCode(signed, sign(null, signed, privateKey))
}

/** What the QR holds: any phone's camera opens the page that verifies it. */
export const codeUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, code: string): string => `${publicUrl}/service-verification?code=${code}`
