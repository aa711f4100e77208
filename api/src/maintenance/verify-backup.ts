import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import {
  forEachConcurrently,
  createDigestStream,
  listBackupParts,
  backupPathOf,
  readFileChecksums,
  type BackupManifest,
  type BackupPart,
  type TableBackup,
} from './backup-manifest.ts'

/** Lists the faults of a backup; empty when it is intact. */
export async function listBackupFaults(
  folder: string,
  manifest: BackupManifest,
  report: (line: string) => void = () => {},
): Promise<string[]> {
  const faults: string[] = []
  for (const part of listBackupParts(manifest)) {
    report(`${part.file} …`)
    faults.push(...(await faultsOfPart(folder, part)))
  }
  if (faults.length > 0) return faults
  for (const table of [...manifest.tables, manifest.jobs]) faults.push(...(await faultsOfTable(folder, table)))
  return [...faults, ...(await faultsOfFiles(folder, manifest, report))]
}

async function faultsOfPart(folder: string, { file, bytes, sha256 }: BackupPart): Promise<string[]> {
  const digest = createDigestStream()
  try {
    await pipeline(createReadStream(join(folder, file)), digest.stream.resume())
  } catch {
    return [`${file} cannot be read.`]
  }
  const found = digest.read()
  return found.bytes === bytes && found.sha256 === sha256 ? [] : [`${file} is not what was written.`]
}

async function faultsOfTable(folder: string, { file, name, rows, contents }: TableBackup): Promise<string[]> {
  const weighed = createDigestStream()
  await pipeline(createReadStream(join(folder, file)), createZstdDecompress(), weighed.stream.resume())
  const found = weighed.read()
  return found.lines === rows && found.sha256 === contents
    ? []
    : [`Table ${name} does not hold the ${rows} rows it should.`]
}

async function faultsOfFiles(
  folder: string,
  manifest: BackupManifest,
  report: (line: string) => void,
): Promise<string[]> {
  const faults: string[] = []
  let done = 0
  await forEachConcurrently(readFileChecksums(folder, manifest), async ({ name, sum }) => {
    const bytes = await readFile(join(folder, backupPathOf(name))).catch(() => undefined)
    if (!bytes) faults.push(`File ${name} is not there.`)
    else if (createHash('sha256').update(bytes).digest('hex') !== sum)
      faults.push(`File ${name} is not what was written.`)
    done += 1
    if (done % 100 === 0) report(`${done} of ${manifest.files.count} files …`)
  })
  return faults.toSorted()
}
