import { problems } from '@wewb/domain/http/problems'
import { recordAuditEntry } from './audit-log.ts'
import type { Context } from './context.ts'
import { throwProblem } from '#problems/problem.ts'

export type ScanContext = Pick<Context, 'scanner' | 'db' | 'actor'>

/**
 * Rejects an upload with a virus, with an entry in the audit log. Without a response of the scanner the upload is
 * rejected for now, and the browser sends it again later. Does nothing where no scanner is configured.
 */
export async function scanUpload(
  { scanner, db, actor }: ScanContext,
  { path, bytes }: { path: string; bytes: Buffer },
  subject?: string,
) {
  if (!scanner) return
  const virus = await scanner.scan(bytes).catch(() => throwProblem('SCANNER_UNAVAILABLE'))
  if (virus === undefined) return
  const named = subject ?? (actor.id ? `account:${actor.id}` : 'visitor')
  await db
    .transaction()
    .execute((tx) => recordAuditEntry(tx, actor, 'document.infected', named, { field: path, virus }))
  throwProblem('FILE_INFECTED', { issues: [{ path, code: 'rule', message: problems.FILE_INFECTED.message }] })
}
