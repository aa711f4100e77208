import { parseArgs } from 'node:util'
import type { Database } from '#db/database.ts'
import { readArchive } from './archive-file.ts'
import { findSealHash } from './hash-chain-queries.ts'
import { runAuditCommand } from './run-audit-command.ts'
import { verifyChain, type ChainVerification } from './verify-chain.ts'

/** `npm run audit:verify`, for a person or for cron: the exit code is 1 when the log or an archive of it is broken. */
const { file, head } = parseArgs({ options: { file: { type: 'string' }, head: { type: 'string' } } }).values

if (file !== undefined) await verifyFile(file)
else runAuditCommand('application', verifyLog)

async function verifyFile(path: string) {
  const { entries, hash, firstBroken } = await readArchive(path)
  if (firstBroken !== null)
    return fail(
      `The hash chain of the file is broken at entry ${firstBroken}; the ${entries} entries before it are valid.`,
    )
  console.log(`The hash chain of the file is valid: ${entries} entries, last hash ${hash}.`)
}

async function verifyLog(db: Database) {
  const verdict = await verifyChain(db, showProgress)
  if (process.stderr.isTTY) process.stderr.write('\n')
  if (!verdict.isIntact)
    return fail(
      `The hash chain is broken at entry ${verdict.firstBroken}; the ${verdict.rows} entries before it are valid.`,
    )
  if (head !== undefined && !(await isStillThere(db, head)))
    return fail(`The log does not contain ${head} any more: it was truncated or rewritten.`)
  console.log(report(verdict))
}

const showProgress = (rows: number) => void (process.stderr.isTTY && process.stderr.write(`\r${rows} entries …`))

const report = ({ rows, reached }: ChainVerification) =>
  reached
    ? `The hash chain is valid up to entry ${reached.entry} of ${reached.at}: ${rows} entries. ` +
      `Head: ${reached.seq}:${reached.hash}`
    : 'The log has no entries yet.'

/** Compares the log with the head printed by an earlier run, which reveals a log that was truncated or rewritten. */
async function isStillThere(db: Database, stored: string): Promise<boolean> {
  const [, seq, hash] = /^([1-9]\d{0,15}):([0-9a-f]{64})$/.exec(stored) ?? []
  if (!seq || !hash) throw new Error('--head expects the value that an earlier run printed after "Head:".')
  const seal = await findSealHash(db, Number(seq))
  return seal?.hash.toString('hex') === hash
}

function fail(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}
