import type { Bilingual } from '#language/bilingual.ts'
import { PatternSyntaxError, parsePattern, type CharacterClass, type PatternNode } from './parse-pattern.ts'

export const MAX_PATTERN_LENGTH = 200
/** Maximum number of NFA steps after repeats are expanded; limits memory and time. */
const maxSteps = 2000

/**
 * An NFA step: consume a character, or continue at any of these positions. The position after the last step accepts.
 */
type Step = { characters: CharacterClass } | { goTo: number[] }

export type Matcher = (text: string) => boolean

const tooLong: Bilingual = { bn: 'ধরনটি অনেক বড়।', en: 'The pattern is too large.' }

/**
 * Compiles a pattern written by staff, or returns why it is invalid. Native regular expressions backtrack: `(a+)+b`
 * takes exponential time, and no checker finds all such patterns. This NFA simulation reads the answer once and
 * follows all paths in parallel, so its time is O(answer × pattern).
 */
export function compilePattern(source: string): { matches: Matcher } | { error: Bilingual } {
  if (source.length > MAX_PATTERN_LENGTH) return { error: tooLong }
  try {
    const steps = stepsOf(parsePattern(source))
    return { matches: (text) => follow(steps, text) }
  } catch (thrown) {
    if (thrown instanceof PatternSyntaxError) return { error: thrown.sentence }
    throw thrown
  }
}

export const isValidPattern = (source: string): boolean => 'matches' in compilePattern(source)

function stepsOf(pattern: PatternNode): Step[] {
  const steps: Step[] = []
  const add = (step: Step): number => {
    if (steps.length >= maxSteps) throw new PatternSyntaxError(tooLong)
    return steps.push(step) - 1
  }
  const write = (node: PatternNode): void => {
    if ('characters' in node) add(node)
    else if ('sequence' in node) node.sequence.forEach(write)
    else if ('alternatives' in node) writeEither(node.alternatives)
    else writeRepeat(node)
  }
  const writeEither = (alternatives: PatternNode[]) => {
    const fork: number[] = []
    const ends: number[][] = []
    add({ goTo: fork })
    for (const alternative of alternatives) {
      fork.push(steps.length)
      write(alternative)
      const end: number[] = []
      add({ goTo: end })
      ends.push(end)
    }
    for (const end of ends) end.push(steps.length)
  }
  const writeRepeat = ({ repeat, min, max }: Extract<PatternNode, { repeat: PatternNode }>) => {
    // A mandatory repeat always adds a step, so that nested repeats of nothing also count towards the limit.
    for (let time = 0; time < min; time += 1) writeCounted(repeat)
    if (max === undefined) writeLoop(repeat)
    else {
      const outs: number[][] = []
      for (let time = min; time < max; time += 1) {
        const fork = [steps.length + 1]
        outs.push(fork)
        add({ goTo: fork })
        write(repeat)
      }
      for (const out of outs) out.push(steps.length)
    }
  }
  const writeCounted = (piece: PatternNode) => {
    add({ goTo: [steps.length + 1] })
    write(piece)
  }
  const writeLoop = (piece: PatternNode) => {
    const fork = [steps.length + 1]
    const start = add({ goTo: fork })
    write(piece)
    add({ goTo: [start] })
    fork.push(steps.length)
  }
  write(pattern)
  return steps
}

function follow(steps: readonly Step[], text: string): boolean {
  let positions = spread(steps, [0])
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    const next = [...positions].flatMap((position) => {
      const step = steps[position]
      return step && 'characters' in step && matches(step.characters, code) ? [position + 1] : []
    })
    if (next.length === 0) return false
    positions = spread(steps, next)
  }
  return positions.has(steps.length)
}

/** All positions reachable without consuming a character. */
function spread(steps: readonly Step[], from: readonly number[]): Set<number> {
  const reached = new Set(from)
  // Iterating over a Set also visits the elements added meanwhile.
  for (const position of reached) {
    const step = steps[position]
    if (step && 'goTo' in step) for (const target of step.goTo) reached.add(target)
  }
  return reached
}

const matches = ({ ranges, isNegated }: CharacterClass, code: number): boolean =>
  ranges.some(([from, to]) => from <= code && code <= to) !== isNegated
