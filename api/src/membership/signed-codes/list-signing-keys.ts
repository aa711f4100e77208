import type { Context } from '#server/context.ts'
import { listTrustedKeys } from './queries.ts'

export async function listSigningKeys({ db }: Pick<Context, 'db'>) {
  const rows = await listTrustedKeys(db)
  return rows.map(({ id, public_key }) => ({ keyId: id, publicKey: public_key.toString('base64url') }))
}
