import type { RetentionKind } from '@wewb/domain/administration/retention'
import type { TestPortal } from '#testing/test-portal.ts'

export const [admin, director] = ['admin@demo.wewb', 'dir.welfare@demo.wewb']
export const reason = 'The years of the rule are over.'
export const path = '/data-retention'

/** Calls the endpoints of removals for tests. */
export function retentionClient(portal: () => TestPortal) {
  const send = async (login: string, method: 'GET' | 'POST', address: string, body?: object) =>
    await portal().request(method, address, body, { token: await portal().tokenOf(login), language: 'en' })
  const list = async () => (await send(admin, 'GET', `${path}?previewYn=Y`)).body.data
  const ruleOf = async (kind: RetentionKind) =>
    (await list()).rules.find((rule: { kind: RetentionKind }) => rule.kind === kind)
  const runOf = async (kind: RetentionKind) =>
    (await list()).runs.find((run: { kind: RetentionKind }) => run.kind === kind)
  const setYears = (kind: RetentionKind, years: number) =>
    portal()
      .db.updateTable('general_setting')
      .set({ value: String(years) })
      .where('code', '=', `RETENTION_${kind.toUpperCase()}_YEARS`)
      .execute()
  const propose = (kind: RetentionKind, login = admin) => send(login, 'POST', `${path}/runs`, { kind, reason })
  const decide = (runId: number, login = director, approveYn = 'Y') =>
    send(login, 'POST', `${path}/runs/${runId}/decision`, { approveYn, reason })
  return { send, list, ruleOf, runOf, setYears, propose, decide }
}
