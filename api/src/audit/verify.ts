import { parseArgs } from 'node:util'
import type { Database } from '../platform/database.ts'
import { readArchive } from './archive-file.ts'
import { runOnLog } from './command.ts'
import { verifyAudit, type Verdict } from './verify-chain.ts'

/** `npm run audit:verify`, for a person or for cron: the exit code is 1 when the log, or an archived part of it, does not fit. */
const { file, head } = parseArgs({ options: { file: { type: 'string' }, head: { type: 'string' } } }).values

if (file !== undefined) await verifyFile(file)
else runOnLog('application', verifyLog)

async function verifyFile(path: string) {
  const { entries, hash, firstBroken } = await readArchive(path)
  if (firstBroken !== null) return fail(`The file does not fit at entry ${firstBroken}: ${entries} entries before it do.`)
  console.log(`The file is unbroken: ${entries} entries, last hash ${hash}.`)
}

async function verifyLog(db: Database) {
  const verdict = await verifyAudit(db, showProgress)
  if (process.stderr.isTTY) process.stderr.write('\n')
  if (!verdict.whole) return fail(`The log does not fit at entry ${verdict.firstBroken}: ${verdict.rows} entries before it do.`)
  if (head !== undefined && !(await isStillThere(db, head)))
    return fail(`The log does not lead over ${head} any more: it was cut or written anew.`)
  console.log(tell(verdict))
}

const showProgress = (rows: number) => void (process.stderr.isTTY && process.stderr.write(`\r${rows} entries …`))

const tell = ({ rows, reached }: Verdict) =>
  reached
    ? `The log is unbroken up to entry ${reached.entry} of ${reached.at}: ${rows} entries. Head: ${reached.seq}:${reached.hash}`
    : 'The log has no entries yet.'

/** The head of an earlier run, kept elsewhere: whoever cuts off the end of the log, or writes all of it anew, cannot make it fit. */
async function isStillThere(db: Database, kept: string): Promise<boolean> {
  const [, seq, hash] = /^([1-9]\d{0,15}):([0-9a-f]{64})$/.exec(kept) ?? []
  if (!seq || !hash) throw new Error('--head wants what an earlier run printed behind "Head:".')
  const seal = await db.selectFrom('audit_seal').select('hash').where('seq', '=', Number(seq)).executeTakeFirst()
  return seal?.hash.toString('hex') === hash
}

function fail(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}
