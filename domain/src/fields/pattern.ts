import type { Bilingual } from '../language/bilingual.ts'
import { PatternFault, readPattern, type Letters, type Piece } from './pattern-syntax.ts'

export const longestPattern = 200
/** How many steps a pattern may have when its repeats are written out; what is longer is no pattern that a person reads. */
const mostSteps = 2000

/** Take a letter, or go on at either of two places; the end is the place after the last. */
type Step = { letters: Letters } | { goTo: number[] }

export type Matcher = (text: string) => boolean

const tooLong: Bilingual = { bn: 'ধরনটি অনেক বড়।', en: 'The pattern is too large.' }

/**
 * A pattern that staff wrote, or why it cannot be used. It is not handed to the language's own regular expressions: those go
 * back and try again, which for `(a+)+b` takes longer than the world will last, and no checker tells all such patterns apart.
 * Here the answer is read once and every way to read it is followed side by side, so the time is the length of the answer
 * times the length of the pattern, whatever the pattern.
 */
export function compilePattern(source: string): { matches: Matcher } | { fault: Bilingual } {
  if (source.length > longestPattern) return { fault: tooLong }
  try {
    const steps = stepsOf(readPattern(source))
    return { matches: (text) => follow(steps, text) }
  } catch (thrown) {
    if (thrown instanceof PatternFault) return { fault: thrown.sentence }
    throw thrown
  }
}

export const isPattern = (source: string): boolean => 'matches' in compilePattern(source)

function stepsOf(pattern: Piece): Step[] {
  const steps: Step[] = []
  const add = (step: Step): number => {
    if (steps.length >= mostSteps) throw new PatternFault(tooLong)
    return steps.push(step) - 1
  }
  const write = (piece: Piece): void => {
    if ('letters' in piece) add(piece)
    else if ('sequence' in piece) piece.sequence.forEach(write)
    else if ('either' in piece) writeEither(piece.either)
    else writeRepeat(piece)
  }
  const writeEither = (ways: Piece[]) => {
    const fork: number[] = []
    const ends: number[][] = []
    add({ goTo: fork })
    for (const way of ways) {
      fork.push(steps.length)
      write(way)
      const end: number[] = []
      add({ goTo: end })
      ends.push(end)
    }
    for (const end of ends) end.push(steps.length)
  }
  const writeRepeat = ({ repeat, least, most }: Extract<Piece, { repeat: Piece }>) => {
    // A repeat of nothing still costs a step, so that no tower of repeats takes time without taking room.
    for (let time = 0; time < least; time += 1) writeCounted(repeat)
    if (most === undefined) writeLoop(repeat)
    else {
      const outs: number[][] = []
      for (let time = least; time < most; time += 1) {
        const fork = [steps.length + 1]
        outs.push(fork)
        add({ goTo: fork })
        write(repeat)
      }
      for (const out of outs) out.push(steps.length)
    }
  }
  const writeCounted = (piece: Piece) => {
    add({ goTo: [steps.length + 1] })
    write(piece)
  }
  const writeLoop = (piece: Piece) => {
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
  let places = spread(steps, [0])
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    const next = [...places].flatMap((place) => {
      const step = steps[place]
      return step && 'letters' in step && takes(step.letters, code) ? [place + 1] : []
    })
    if (next.length === 0) return false
    places = spread(steps, next)
  }
  return places.has(steps.length)
}

/** All places that can be reached without taking a letter. */
function spread(steps: readonly Step[], from: readonly number[]): Set<number> {
  const reached = new Set(from)
  // A set may grow while it is walked.
  for (const place of reached) {
    const step = steps[place]
    if (step && 'goTo' in step) for (const target of step.goTo) reached.add(target)
  }
  return reached
}

const takes = ({ ranges, isNegated }: Letters, code: number): boolean =>
  ranges.some(([from, to]) => from <= code && code <= to) !== isNegated
