import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'

type Ready = { port: number; seeded: boolean }
export type Api = ReturnType<typeof startApi>

const file = fileURLToPath(new URL('./api.ts', import.meta.url))
/** Milliseconds: an editor or git may write several files at once. */
const debounceMs = 50
/** Milliseconds in which the browser loads its first pages. */
const preparationDelayMs = 10_000

/**
 * Runs the API in a child process that restarts when its sources change. Its Node gets the arguments of `npm run dev`.
 */
export function startApi(env: NodeJS.ProcessEnv) {
  const execArgv = process.argv.slice(2)
  let child: ChildProcess
  /** A standby process that has preloaded stable modules (preload-modules.ts). */
  let next: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopping = false

  const prepareNext = () => {
    // A debugger's port can be used by one process only.
    if (execArgv.length === 0 && !isStopping) next = fork(file, ['ahead'], { env })
  }
  const dropNext = () => {
    next?.kill()
    next = undefined
  }
  const start = () => {
    child = next?.connected ? next : fork(file, { env, execArgv })
    if (child === next) child.send('start')
    next = undefined
    return new Promise<Ready>((resolve, reject) => {
      child.once('message', (ready) => resolve(ready as Ready))
      child.once('exit', (code) => {
        if (code) console.error('The API is not running. It restarts when a file in api or domain changes.')
        reject(new Error('The API is not running: see the terminal.'))
      })
    })
  }
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    if (!child.killed) child.kill()
    await once(child, 'exit')
  }
  const replace = async (before: Promise<Ready>) => {
    const startedAt = performance.now()
    // A process that is still starting exits at once.
    child.kill()
    await before.catch(() => undefined)
    await end()
    if (isStopping) throw new Error('The API was stopped.')
    clearTimeout(first)
    const ready = await start()
    prepareNext()
    console.log(`The API was restarted in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
    return ready
  }

  let ready: Promise<Ready>
  const setCurrent = (starting: Promise<Ready>) => {
    ready = starting
    // The error reaches callers of `ready`; there may be none.
    ready.catch(() => undefined)
  }
  setCurrent(start())
  const first = setTimeout(prepareNext, preparationDelayMs)
  return {
    /** Resolves with the new process while the API restarts. */
    ready: () => ready,
    restart: (changed: string) => {
      if (changed.includes(`${sep}domain${sep}src${sep}`)) dropNext()
      clearTimeout(timer)
      timer = setTimeout(() => setCurrent(replace(ready)), debounceMs)
    },
    stop: async () => {
      isStopping = true
      clearTimeout(first)
      clearTimeout(timer)
      dropNext()
      await end()
    },
  }
}
