import { maskLoginId } from '@wewb/domain/engine/fields/mask-login-id'
import type { Context } from '#server/context.ts'
import { findLatestDefinition } from '#services/definitions/queries.ts'
import { listReceived, listSent, type LinkRequest } from './queries.ts'

/** Lists the requests that the caller decides, and those the caller made. */
export async function listLinkRequests({ db, actor, now }: Context) {
  const [received, sent] = await Promise.all([listReceived(db, actor.id, now()), listSent(db, actor.id)])
  return {
    received: await Promise.all(
      received.map(async (row) => ({
        ...describe(row),
        service: (await findLatestDefinition(db, row.service))?.definition.title ?? {
          bn: row.service,
          en: row.service,
        },
        name: { bn: row.full_name_bng ?? row.full_name, en: row.full_name },
        sentFrom: maskLoginId({ type: row.login_type, value: row.login_id }),
      })),
    ),
    sent: sent.map((row) => ({
      ...describe(row),
      state: row.state === 'WAITING' && row.expires_at <= now() ? ('EXPIRED' as const) : row.state,
    })),
  }
}

const describe = (row: LinkRequest) => ({
  id: row.id,
  applicationNo: row.application_no,
  requestedAt: row.requested_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
})
