import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'

type Fault = { row: number; label: Bilingual; message: Bilingual }
export type Gathered = { from: number; to: number; label: Bilingual; message: Bilingual }

/** Rows one after the other with the same fault are told once: “1198–1232”. */
export function gatherFaults(faults: readonly Fault[]): Gathered[] {
  const gathered: Gathered[] = []
  for (const { row, label, message } of faults) {
    const same = gathered.find((found) => found.to === row - 1 && found.label.en === label.en && found.message.en === message.en)
    if (same) same.to = row
    else gathered.push({ from: row, to: row, label, message })
  }
  return gathered
}
