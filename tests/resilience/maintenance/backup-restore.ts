import { projectRoot } from '#project-root.ts'
import { spawn } from 'node:child_process'
import { invariantResult, type Invariant, type Scale } from '#resilience/invariant.ts'

const sizes: Record<Scale, number> = { short: 1000, full: 100_000 }

export const backupRestore: Invariant = {
  id: 'restore',
  description:
    'a backup of a running portal, restored into an empty directory: all tables and files are equal, ' +
    'and the keys can be rotated',
  check: async (scale) => {
    const { code, said: output } = await runBench({ BENCH_FILES: String(sizes[scale]) })
    const secondsOf = (what: string) => new RegExp(`${what}[^:]*: ([\\d.]+ s)`).exec(output)?.[1] ?? 'never'
    const equal = /All (\d+) tables and (\d+) files are equal/.exec(output)
    return invariantResult(
      `${sizes[scale]} applications, ${equal?.[1] ?? 0} tables and ${equal?.[2] ?? 0} files equal; ` +
        `saved in ${secondsOf('backup')}, restored and compared in ${secondsOf('restore')}`,
      [code !== 0 && `exited with ${code}: ${output.trim().split('\n').at(-1)}`, !equal && 'not equal'],
    )
  },
}

/** Runs the benchmark, which fills, backs up, restores, compares and rotates, and exits with a status code. */
function runBench(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['tests/load/restore.ts'], {
    cwd: projectRoot,
    env: { ...process.env, ...environment },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said: output })))
}
