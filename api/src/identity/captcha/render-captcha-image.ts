import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { digitOutlines, type Outline, type Point } from './digit-outlines.ts'

type Move = (point: Point) => Point

const WIDTH = 220
const HEIGHT = 80
const MARGIN = 12
const CODE = /^[0-9]{4,8}$/
// Digits and lines share one colour: with two, a program could separate them.
const INK = '#14213d'
const PAPER = '#eef2f8'

const DIGIT_SIZE = [54, 60] as const
const DIGIT_GAP = [-2, 1] as const
const Max_TURN = 0.24 // radians: 6 and 9 stay apart
const Max_SLANT = 0.14
const Max_RISE = 9
const HOLLOW_PERCENT = 45
const HOLLOW_STROKE = 2.3
const WAVE = { x: 3.5, y: 7 }
const LINES = 4
const SPECKS = 90

/** Renders the digits as a PNG of warped outlines with lines across them; every call renders another image. */
export async function renderCaptchaImage(code: string): Promise<Buffer> {
  if (!CODE.test(code)) throw new Error('A captcha code has four to eight digits')
  const drawing = digits(code) + repeat(LINES, line) + repeat(SPECKS, speck)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${PAPER}"/>${drawing}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16, compressionLevel: 9 }).toBuffer()
}

function digits(code: string): string {
  const chosen = Array.from(code, (digit) => {
    const outline = outlineOf(digit)
    const size = between(...DIGIT_SIZE)
    return { outline, size, room: outline.width * size + between(...DIGIT_GAP) }
  })
  const taken = chosen.reduce((sum, { room }) => sum + room, 0)
  const fit = Math.min(1, (WIDTH - 2 * MARGIN) / taken) // many or wide digits shrink
  const warp = randomWarp()
  let left = (WIDTH - taken * fit) * between(0.4, 0.6)
  return chosen
    .map(({ outline, size, room }) => {
      const place = randomPlace(size * fit, { x: left + (room * fit) / 2, y: HEIGHT / 2 + around(Max_RISE) })
      left += room * fit
      return digitShape(outline, (point) => warp(place(point)))
    })
    .join('')
}

function outlineOf(digit: string): Outline {
  const outline = digitOutlines[randomInt(digitOutlines.length)]?.[Number(digit)]
  if (!outline) throw new Error(`No outline for digit ${digit}`)
  return outline
}

/** Some digits are hollow, so that a program has to detect two kinds of shape. */
function digitShape(outline: Outline, move: Move): string {
  const path = outline.strokes.map(({ letter, points }) => letter + coordinates(points.map(move))).join('')
  const hollow = randomInt(100) < HOLLOW_PERCENT
  const paint = hollow ? `fill="none" stroke="${INK}" stroke-width="${HOLLOW_STROKE}"` : `fill="${INK}"`
  return `<path d="${path}" ${paint}/>`
}

/** Slants, turns and scales a digit about its centre, then moves it to its position. */
function randomPlace(size: number, to: Point): Move {
  const slant = around(Max_SLANT)
  const turn = around(Max_TURN)
  return ({ x, y }) => {
    const slanted = x + slant * y
    return {
      x: to.x + size * (slanted * Math.cos(turn) - y * Math.sin(turn)),
      y: to.y + size * (slanted * Math.sin(turn) + y * Math.cos(turn)),
    }
  }
}

/** Applies one wave to the whole image, so that the bend of a digit depends on its position. */
function randomWarp(): Move {
  const across = { pace: between(0.025, 0.05), phase: between(0, 2 * Math.PI) }
  const down = { pace: between(0.05, 0.09), phase: between(0, 2 * Math.PI) }
  return ({ x, y }) => ({
    x: x + WAVE.x * Math.sin(y * down.pace + down.phase),
    y: y + WAVE.y * Math.sin(x * across.pace + across.phase),
  })
}

function line(): string {
  const from = { x: between(-5, 15), y: between(15, HEIGHT - 15) }
  const bends = [45, 145].map((x) => ({ x: x + between(0, 40), y: between(-5, HEIGHT + 5) }))
  const to = { x: WIDTH + 5, y: between(15, HEIGHT - 15) }
  const path = `M${coordinates([from])}C${coordinates([...bends, to])}`
  return `<path d="${path}" fill="none" stroke="${INK}" stroke-width="${between(1.3, 2).toFixed(1)}"/>`
}

function speck(): string {
  const at = `cx="${randomInt(WIDTH)}" cy="${randomInt(HEIGHT)}" r="${between(0.5, 1.4).toFixed(1)}"`
  return `<circle ${at} fill="${randomInt(2) ? INK : PAPER}"/>`
}

function coordinates(points: Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')
}

function repeat(times: number, draw: () => string): string {
  return Array.from({ length: times }, draw).join('')
}

function between(low: number, high: number): number {
  return low + ((high - low) * randomInt(1_000_001)) / 1_000_000
}

function around(limit: number): number {
  return between(-limit, limit)
}
