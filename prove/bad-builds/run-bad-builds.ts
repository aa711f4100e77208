import { setTimeout as wait } from 'node:timers/promises'
import { badBuilds } from './bad-builds.ts'
import type { BadBuild } from './bad-build.ts'
import { longest, type Finding, type Found, type Promised } from '../promise.ts'

/** A build that hangs has not been noticed by the sentence it should break. */
const endless: Finding = { isKept: true, figure: `no end after ${longest.short} minutes` }

/** Each bad build against the promises that must notice it. */
export async function runBadBuilds(promises: readonly Promised[], names: readonly string[]): Promise<Found[]> {
  const unknown = names.filter((name) => !badBuilds.some(({ id }) => id === name))
  if (unknown.length > 0) {
    console.error(`There is no bad build «${unknown.join(' ')}». Choose from: ${badBuilds.map(({ id }) => id).join(', ')}.`)
    return [{ id: unknown.join(' '), isKept: false, seconds: 0 }]
  }
  const found: Found[] = []
  for (const build of badBuilds.filter(({ id }) => names.length === 0 || names.includes(id))) {
    for (const [id, tells] of Object.entries(build.caughtBy)) {
      const began = performance.now()
      const { isKept, isSkipped, figure } = await proveSpoilt(
        build,
        promises.find((promise) => promise.id === id),
      )
      const isCaught = !isKept && tells.test(figure)
      const seconds = (performance.now() - began) / 1000
      found.push({ id: `bad build ${build.id}, by ${id}`, isKept: isCaught, isSkipped: isSkipped === true, seconds })
      console.log(
        `${isSkipped ? 'absent' : isCaught ? 'caught' : 'MISSED'} ${build.id.padEnd(20)} ${build.says}\n       by ${id}: ${figure} [${seconds.toFixed(0)} s]`,
      )
    }
  }
  return found
}

/** Every program that the promise starts is spoilt: the portal, and the commands beside it. */
async function proveSpoilt({ id }: BadBuild, promised: Promised | undefined): Promise<Finding> {
  if (!promised) return { isKept: true, figure: 'there is no such promise' }
  process.env['PROVE_BAD_BUILD'] = id
  process.env['NODE_OPTIONS'] = `--import ${new URL('bad-build-hook.ts', import.meta.url).href}`
  const proved = promised.prove('short').catch((error: Error): Finding => ({ isKept: false, figure: error.message }))
  return await Promise.race([proved, wait(longest.short * 60_000, endless, { ref: false })]).finally(() => {
    delete process.env['PROVE_BAD_BUILD']
    delete process.env['NODE_OPTIONS']
  })
}
