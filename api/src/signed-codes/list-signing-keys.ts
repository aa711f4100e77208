import type { Context } from '../platform/context.ts'
import { listTrusted } from './repository.ts'

export async function listSigningKeys({ db }: Pick<Context, 'db'>) {
  const rows = await listTrusted(db)
  return rows.map(({ id, public_key }) => ({ keyId: id, publicKey: public_key.toString('base64url') }))
}
