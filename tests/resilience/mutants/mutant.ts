/**
 * A deliberate fault that an invariant must detect. The product has no switch for it: the source of one module is
 * changed while it is loaded (mutant-loader.ts).
 */
export type Mutant = {
  id: string
  /** Description of the fault. */
  description: string
  /** Path of the module from the repository root. */
  file: string
  changes: readonly (readonly [from: string, to: string])[]
  /**
   * Invariants that must detect it, and the expected message of each. An invariant that fails for another reason has
   * not detected it.
   */
  killedBy: Readonly<Record<string, RegExp>>
}

/** Applies the fault to the source of the module. Throws if the source has changed and the fault no longer matches. */
export function applyMutation({ id, file, changes }: Mutant, source: string): string {
  let mutated = source
  for (const [from, to] of changes) {
    const times = mutated.split(from).length - 1
    if (times !== 1) throw new Error(`mutant ${id}: ${file} has ${times} times, instead of once:\n${from}`)
    // A replacer function, because dollar signs in a replacement string are special.
    mutated = mutated.replace(from, () => to)
  }
  return mutated
}
