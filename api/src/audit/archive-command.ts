import { startOfDhakaDay } from '@wewb/domain/language/date-times'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toDhakaDate, isIsoDate } from '@wewb/domain/language/dates'
import type { Config } from '#config/config.ts'
import type { Database } from '#db/database.ts'
import { readSettings } from '#administration/settings/queries.ts'
import { archiveAudit } from './archive-audit.ts'
import { runAuditCommand } from './run-audit-command.ts'

/** `npm run audit:archive -- --before 2030-01-01 [--to folder]`: run by the owner of the database. */
const { before, to } = parseArgs({ options: { before: { type: 'string' }, to: { type: 'string' } } }).values

runAuditCommand('owner', async (db, config) => {
  const day = await readDay(db)
  const archived = await archiveAudit(db, { before: startOfDhakaDay(day), folder: to ?? folderOf(config) })
  console.log(
    archived
      ? `${archived.entries} entries (${archived.firstEntry} to ${archived.lastEntry}) are in ${archived.file} ` +
          `and no longer in the database. Keep that file: its last hash is ${archived.hash}.`
      : `There is nothing to archive before ${day}.`,
  )
})

const folderOf = ({ dataDir }: Config) => join(dataDir, 'audit-archive')

async function readDay(db: Database): Promise<string> {
  if (before === undefined || !isIsoDate(before))
    throw new Error('--before expects a date such as 2030-01-01; entries of earlier days are archived.')
  const years = (await readSettings(db)).number('AUDIT_RETENTION_YEARS')
  const today = toDhakaDate(new Date())
  const earliest = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
  if (before > earliest)
    throw new Error(
      `The retention is ${years} years (AUDIT_RETENTION_YEARS): --before may be ${earliest} at the latest.`,
    )
  return before
}
