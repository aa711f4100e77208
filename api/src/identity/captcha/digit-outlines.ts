import paths from './digit-outlines.json' with { type: 'json' }

export type Point = { x: number; y: number }
export type Stroke = { letter: string; points: Point[] }
/** A digit of font size 1 around the origin, y downwards, as the commands of an SVG path. */
export type Outline = { strokes: Stroke[]; width: number }

/**
 * Digits 0 to 9 in several styles. They were read from the fonts beforehand (read-digit-outlines.ts): opening a font at
 * each start would take 20 MB and a tenth of a second.
 */
export const digitOutlines: Outline[][] = paths.map((style) => style.map(readOutline))

function readOutline(path: string): Outline {
  const strokes = Array.from(path.matchAll(/([A-Z])([^A-Z]*)/g), ([, letter = '', numbers = '']) => ({
    letter,
    points: readPoints(numbers),
  }))
  const xs = strokes.flatMap(({ points }) => points.map(({ x }) => x))
  return { strokes, width: Math.max(...xs) - Math.min(...xs) }
}

function readPoints(numbers: string): Point[] {
  return Array.from(numbers.matchAll(/(\S+) (\S+)/g), ([, x, y]) => ({ x: Number(x), y: Number(y) }))
}
