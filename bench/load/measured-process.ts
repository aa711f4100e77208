import { readFileSync } from 'node:fs'

/** The kernel counts a process's time in hundredths of a second. */
const ticks = 100

/** Seconds of processor time a process and its threads have taken so far. */
export function processorSeconds(pid: number): number {
  // The name stands in brackets and may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticks
}

/** Megabytes of it that lie in memory. */
export const residentMegabytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
