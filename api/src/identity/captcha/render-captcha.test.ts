import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import kept from './digit-outlines.json' with { type: 'json' }
import { renderCaptchaImage } from './render-captcha-image.ts'
import { readDigitOutlines } from './read-digit-outlines.ts'
import { renderCaptchaAudio } from './render-captcha-audio.ts'

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const Max_PICTURE = 5 * 1024
const EVERY_DIGIT = Array.from('0123456789')

test('the stored outlines match the fonts (scripts/write-digit-outlines.mjs)', () => {
  expect(kept).toEqual(readDigitOutlines())
})

describe('captcha image', () => {
  test('is a small palette PNG', async () => {
    const picture = await renderCaptchaImage('482913')
    expect(picture.subarray(0, 8)).toEqual(PNG_SIGNATURE)
    expect(await sharp(picture).metadata()).toMatchObject({ width: 220, height: 80, isPalette: true })
  })

  test.each(EVERY_DIGIT)('renders the digit %s and stays small', async (digit) => {
    const picture = await renderCaptchaImage(digit.repeat(6))
    expect(picture.length).toBeLessThanOrEqual(Max_PICTURE)
    // Lines and specks alone darken less than a tenth.
    expect(await darkShare(picture)).toBeGreaterThan(0.1)
  })

  test.each(['4827', '48291', '48291305'])('keeps the digits of %s inside the image', async (code) => {
    const picture = await renderCaptchaImage(code)
    expect(await sharp(picture).metadata()).toMatchObject({ width: 220, height: 80 })
    expect(await darkShare(picture)).toBeGreaterThan(0.1)
  })

  test('differs for each rendering of a code', async () => {
    const [first, second] = await Promise.all([renderCaptchaImage('305917'), renderCaptchaImage('305917')])
    expect(first).not.toEqual(second)
  })

  test.each(['', '123', '123456789', '12a456', '১২৩৪৫৬'])('rejects %j', async (code) => {
    await expect(renderCaptchaImage(code)).rejects.toThrow('four to eight digits')
  })
})

describe.each(['bn', 'en'] as const)('captcha audio in %s', (locale) => {
  test('is an 8 kHz mono mu-law WAV with consistent lengths', () => {
    const wav = renderCaptchaAudio('482913', locale)
    expect(wav.toString('latin1', 0, 4)).toBe('RIFF')
    expect(wav.toString('latin1', 8, 16)).toBe('WAVEfmt ')
    expect(wav.readUInt32LE(4)).toBe(wav.length - 8)
    expect([wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt32LE(24)]).toEqual([7, 1, 8000])
    expect(wav.toString('latin1', 38, 42)).toBe('fact')
    expect(wav.toString('latin1', 50, 54)).toBe('data')
    const samples = wav.readUInt32LE(54)
    expect(wav.readUInt32LE(46)).toBe(samples)
    expect(wav.length).toBe(58 + samples + (samples % 2))
  })

  test.each(EVERY_DIGIT)('lasts as long as six spoken digits for %s', (digit) => {
    const seconds = renderCaptchaAudio(digit.repeat(6), locale).readUInt32LE(54) / 8000
    expect(seconds).toBeGreaterThan(5)
    expect(seconds).toBeLessThan(12)
  })

  test('differs for each rendering of a code', () => {
    expect(renderCaptchaAudio('305917', locale)).not.toEqual(renderCaptchaAudio('305917', locale))
  })

  test('rejects a code that is not digits', () => {
    expect(() => renderCaptchaAudio('12a456', locale)).toThrow('digits only')
  })
})

test('has its own voice for each language', () => {
  // "five" sounds for about 1.7 times as long as পাঁচ, far beyond the random change of speed.
  expect(loudSamples(renderCaptchaAudio('555555', 'en'))).toBeGreaterThan(
    1.3 * loudSamples(renderCaptchaAudio('555555', 'bn')),
  )
})

async function darkShare(picture: Buffer): Promise<number> {
  const pixels = await sharp(picture).greyscale().raw().toBuffer()
  return pixels.filter((value) => value < 100).length / pixels.length
}

/** Samples well above the noise, so that the random gaps do not count. */
function loudSamples(wav: Buffer): number {
  return wav.subarray(58).filter((byte) => ((~byte >> 4) & 0x07) >= 4).length
}
