import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import type { Tx } from '../platform/database.ts'
import { geodataVersion } from './areas.ts'
import { boardLists } from './board-lists.ts'
import { addEntries, isSown, listCodes, markSown } from './repository.ts'

/** Adds what a list does not have yet. What staff changed or withdrew stays as they left it. */
export async function seedLookups(tx: Tx, { today, demo }: { today: Date; demo: boolean }) {
  const start = { year: Number.parseInt(dhakaDay(today), 10), demo }
  const fingerprint = fingerprintOf(start)
  if (await isSown(tx, fingerprint)) return
  const known = await listCodes(tx)
  for (const [source, entries] of Object.entries(boardLists(start))) {
    const codes = known.get(source)
    const missing = entries.filter(({ code }) => !codes?.has(code))
    if (missing.length > 0) await addEntries(tx, source, missing)
  }
  await markSown(tx, fingerprint)
}

const folders = ['.', '../../../domain/src/lookups'].map((place) => fileURLToPath(new URL(place, import.meta.url)))

/** Differs whenever the lists could: by our own files, the package of areas, Unicode's names, the year. */
function fingerprintOf(start: { year: number; demo: boolean }): string {
  const hash = createHash('sha256').update(JSON.stringify({ ...start, geodataVersion, unicode: process.versions['cldr'] }))
  for (const folder of folders) {
    const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    for (const name of files.sort()) hash.update(readFileSync(join(folder, name)))
  }
  return hash.digest('base64url')
}
