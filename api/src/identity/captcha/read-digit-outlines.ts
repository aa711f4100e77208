import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { getOwn } from '@wewb/domain/collections/get-own'
import type { Point, Stroke } from './digit-outlines.ts'

type Command = { command: string; args: number[] }
type Font = { unitsPerEm: number; glyphForCodePoint(codePoint: number): { path: { commands: Command[] } } }

// fontkit ships no types; the one function needed is typed here.
const fontkit = createRequire(import.meta.url)('fontkit') as { openSync(path: string): Font }

const SVG_LETTERS: Record<string, string> = { moveTo: 'M', quadraticCurveTo: 'Q', bezierCurveTo: 'C' }
// Straight strokes are split into segments, so that a warp of the points bends them too.
const Chunks_PER_LINE = 4
const FOOT = { reach: 0.13, height: 0.075 } // of the font size

// Upright styles only: the image adds a random slant.
const styles = ['400Regular', '500Medium', '600SemiBold', '700Bold']

/** Reads the outlines of 0 to 9 in several styles of Noto Sans, each digit as an SVG path. */
export const readDigitOutlines = (): string[][] => styles.map(readStyle)

function readStyle(style: string): string[] {
  const file = import.meta.resolve(`@expo-google-fonts/noto-sans/${style}/NotoSans_${style}.ttf`)
  const font = fontkit.openSync(fileURLToPath(file))
  return Array.from('0123456789', (digit) => readOutline(font, digit))
}

function readOutline(font: Font, digit: string): string {
  const { commands } = font.glyphForCodePoint(digit.charCodeAt(0)).path
  const shape = digit === '1' ? withFoot(commands, font.unitsPerEm) : commands
  const corners = shape.flatMap(({ args }) => pairs(args))
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
  const place = ({ x, y }: Point): Point => ({
    x: (x - middle.x) / font.unitsPerEm,
    y: (middle.y - y) / font.unitsPerEm,
  })
  const strokes = strokesOf(shape.map(({ command, args }) => ({ command, points: pairs(args).map(place) })))
  return strokes
    .map(({ letter, points }) => letter + points.map(({ x, y }) => `${short(x)} ${short(y)}`).join(' '))
    .join('')
}

/** A thousandth of a digit's size is not visible in the image. */
const short = (number: number) => Number(number.toFixed(3))

/** Adds a bar under the stem of the 1, which looks like a 7 when turned and bent. */
function withFoot(commands: Command[], unitsPerEm: number): Command[] {
  const [first, second, ...rest] = commands
  const [right = 0, bottom] = first?.args ?? []
  const [left = 0, alsoBottom] = second?.args ?? []
  if (bottom !== 0 || alsoBottom !== 0 || left >= right)
    throw new Error('The outline of 1 does not start at the bottom of its stem')
  const reach = FOOT.reach * unitsPerEm
  const height = FOOT.height * unitsPerEm
  const foot = [
    right,
    height,
    right + reach,
    height,
    right + reach,
    0,
    left - reach,
    0,
    left - reach,
    height,
    left,
    height,
  ]
  return [
    ...pairs(foot).map(({ x, y }, index) => ({ command: index === 0 ? 'moveTo' : 'lineTo', args: [x, y] })),
    ...rest,
  ]
}

function strokesOf(commands: { command: string; points: Point[] }[]): Stroke[] {
  let start: Point = { x: 0, y: 0 }
  let last = start
  return commands.flatMap(({ command, points }): Stroke[] => {
    const from = last
    last = points.at(-1) ?? start
    if (command === 'lineTo') return [straight(from, last)]
    // Closing a shape draws a straight stroke back to its start.
    if (command === 'closePath') return [straight(from, last), { letter: 'Z', points }]
    if (command === 'moveTo') start = last
    return [{ letter: getOwn(SVG_LETTERS, command) ?? '', points }]
  })
}

function straight(from: Point, to: Point): Stroke {
  const points = Array.from({ length: Chunks_PER_LINE }, (_, index) => {
    const share = (index + 1) / Chunks_PER_LINE
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
  return { letter: 'L', points }
}

function pairs(numbers: number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }))
}
