import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { projectFolders } from '#config/project-folders.ts'
import type { Tx } from '#db/database.ts'
import { geodataVersion } from './areas.ts'
import { lookupSeeds } from './lookup-seeds.ts'
import { insertSeedEntries, isSeeded, listCodes, markSeeded } from './queries.ts'

/** Adds missing seed entries. Entries that staff changed or withdrew stay unchanged. */
export async function seedLookups(tx: Tx, { today, demo }: { today: Date; demo: boolean }) {
  const start = { year: Number.parseInt(toDhakaDate(today), 10), demo }
  const fingerprint = fingerprintOf(start)
  if (await isSeeded(tx, fingerprint)) return
  const existingCodes = await listCodes(tx)
  for (const [source, entries] of Object.entries(lookupSeeds(start))) {
    const codes = existingCodes.get(source)
    const missing = entries.filter(({ code }) => !codes?.has(code))
    if (missing.length > 0) await insertSeedEntries(tx, source, missing)
  }
  await markSeeded(tx, fingerprint)
}

const folders = [fileURLToPath(new URL('.', import.meta.url)), projectFolders.referenceData]

/** Hashes everything the seeds depend on: the source files, the versions of bd-geodata and CLDR, and the year. */
function fingerprintOf(start: { year: number; demo: boolean }): string {
  const hash = createHash('sha256').update(
    JSON.stringify({ ...start, geodataVersion, unicode: process.versions['cldr'] }),
  )
  for (const folder of folders) {
    const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    for (const name of files.sort()) hash.update(readFileSync(join(folder, name)))
  }
  return hash.digest('base64url')
}
