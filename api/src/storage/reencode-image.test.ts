import sharp from 'sharp'
import { expect, it } from 'vitest'
import { reencodeImage } from './reencode-image.ts'

const scene = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a0b0c0' } })
const small = (bytes: Buffer) =>
  reencodeImage(bytes, (picture) => picture.resize(30, 30, { fit: 'inside' }).jpeg().toBuffer())

it('re-encodes an image upright, without metadata', async () => {
  const lying = await scene(300, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { width, height, exif } = await sharp(await small(lying)).metadata()
  expect([width, height, exif]).toEqual([10, 30, undefined])
})

it('rejects a large progressive image of any format, and accepts a small one', async () => {
  for (const kind of ['jpeg', 'png'] as const) {
    await expect(small(await scene(4100, 4000).toFormat(kind, { progressive: true }).toBuffer())).rejects.toThrow(
      /progressive/,
    )
    expect(
      (await small(await scene(400, 300).toFormat(kind, { progressive: true }).toBuffer())).length,
    ).toBeGreaterThan(0)
  }
})

it('processes two images at a time, and continues after a failure', async () => {
  const good = await scene(60, 60).jpeg().toBuffer()
  let [now, max] = [0, 0]
  const counted = (bytes: Buffer) =>
    reencodeImage(bytes, async (picture) => {
      max = Math.max(max, (now += 1))
      return await picture.toBuffer().finally(() => (now -= 1))
    })
  const all = await Promise.allSettled([
    ...Array.from({ length: 8 }, () => counted(good)),
    counted(good.subarray(0, 200)),
    counted(good),
  ])
  expect([max, all.filter(({ status }) => status === 'rejected').length]).toEqual([2, 1])
})
