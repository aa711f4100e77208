import { listenFor } from './canary-eyes.ts'
import { leaksInLogs, provoke } from './canary-logs.ts'
import { canaries } from './canary-values.ts'
import { takeSeededGround } from './permission-ground.ts'
import { untick } from './permission-unticked.ts'
import { walkCalls } from './permission-walk.ts'
import type { Scale } from '../promise.ts'

type Seen = Awaited<ReturnType<typeof look>>

const looks = new Map<string, Promise<Seen>>()

/** Two promises look at the same answers, so the calls are made once; of a portal with a deliberate fault they are made anew. */
export function seenOnce(scale: Scale): Promise<Seen> {
  const name = `${scale} ${process.env['PROVE_BAD_BUILD'] ?? ''}`
  const seen = looks.get(name) ?? look(scale)
  looks.set(name, seen)
  return seen
}

async function look(scale: Scale) {
  const seeded = await takeSeededGround()
  const { ground, things } = seeded
  try {
    const { listen, leaks, strays, heard, searched } = listenFor(things)
    const walked = await walkCalls(seeded, scale, listen)
    const ticks = await untick(seeded, scale)
    const echoes = await provoke(ground, scale)
    const logs = leaksInLogs(ground)
    return {
      ...walked,
      wrong: [...walked.wrong, ...strays, ...ticks.wrong],
      unticked: ticks.menus,
      searched: searched(),
      lines: logs.lines,
      leaks: [...leaks, ...echoes, ...logs.leaks],
      unheard: Object.entries(canaries).flatMap(([name, canary]) => (canary.of === 'complaint' || heard.has(canary) ? [] : [name])),
    }
  } finally {
    await ground.leave()
  }
}
