import sharp, { type Sharp } from 'sharp'

/** A phone's photo has 12 to 50 million; a bomb has billions. */
const mostPixels = 60_000_000
/** What comes in passes stands in memory as a whole, several bytes a point, before a line of it is drawn. No camera writes so. */
const mostInPasses = 16_000_000
/** Two at a time, however many are sent: the memory for two is the memory for all. */
const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()]
let turn = 0

/** A picture that nobody has looked into yet, turned upright and drawn as is said; fails where it is none, or too large to be one. */
export async function drawAnew<T>(bytes: Buffer, draw: (picture: Sharp) => Promise<T>): Promise<T> {
  const { width, height, isProgressive } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata()
  if (isProgressive && width * height > mostInPasses) throw new Error('a picture too large for its passes')
  const lane = (turn = (turn + 1) % lanes.length)
  const drawn = (lanes[lane] ?? Promise.resolve()).then(() =>
    draw(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).rotate()),
  )
  lanes[lane] = drawn.catch(() => undefined)
  return await drawn
}
