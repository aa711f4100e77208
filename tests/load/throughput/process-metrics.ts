import { readFileSync } from 'node:fs'

/** Kernel clock ticks per second. */
const ticks = 100

/** CPU time of a process and its threads so far, in seconds. */
export function cpuSeconds(pid: number): number {
  // The process name in parentheses may contain any character.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticks
}

/** Resident memory in megabytes. */
export const residentMegabytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
