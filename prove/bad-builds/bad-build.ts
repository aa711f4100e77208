/**
 * A portal with one deliberate fault, to see that a promise notices it. The product holds no switch for it: the text of one module is
 * changed while that module is loaded (bad-build-hook.ts).
 */
export type BadBuild = {
  id: string
  /** The fault, as somebody would put it who wrote it in a hurry. */
  says: string
  /** The module, from the root of the repository. */
  file: string
  changes: readonly (readonly [finds: string, puts: string])[]
  /** Which promises must notice it, and what each of them then tells: one that breaks for another reason has noticed nothing. */
  caughtBy: Readonly<Record<string, RegExp>>
}

/** The module with its fault. Throws where the product has moved on and the fault no longer fits it. */
export function spoil({ id, file, changes }: BadBuild, source: string): string {
  let spoilt = source
  for (const [finds, puts] of changes) {
    const times = spoilt.split(finds).length - 1
    if (times !== 1) throw new Error(`bad build ${id}: ${file} has ${times} times, instead of once:\n${finds}`)
    // By a function, because a text would have its dollar signs read.
    spoilt = spoilt.replace(finds, () => puts)
  }
  return spoilt
}
