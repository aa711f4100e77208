import type { Bilingual } from '@wewb/domain/language/bilingual'

type Fault = { row: number; label: Bilingual; message: Bilingual }
export type RowErrorRange = { from: number; to: number; label: Bilingual; message: Bilingual }

/** Merges consecutive rows with the same error: “1198–1232”. */
export function groupRowErrors(faults: readonly Fault[]): RowErrorRange[] {
  const collected: RowErrorRange[] = []
  for (const { row, label, message } of faults) {
    const same = collected.find(
      (found) => found.to === row - 1 && found.label.en === label.en && found.message.en === message.en,
    )
    if (same) same.to = row
    else collected.push({ from: row, to: row, label, message })
  }
  return collected
}
