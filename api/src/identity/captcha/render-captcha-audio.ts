import { randomBytes, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'

export type CaptchaLocale = 'bn' | 'en'

const SAMPLE_RATE = 8000
const MU_LAW = 7
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

// Pauses long enough to write a digit down, uneven so that a cut at fixed times does not separate the digits.
const SHORTEST_GAP_MS = 450
const Max_GAP_MS = 800
// Varies the speed by a few percent, so that no two recordings are identical sample by sample.
const SLOWEST = 0.94
const FASTEST = 1.06
const NOISE_PEAK = 450

const MU_LAW_BIAS = 132
const MU_LAW_CLIP = 32635
const MU_LAW_VALUES = Int16Array.from({ length: 256 }, (_, byte) => decodeMuLaw(byte))

const clips = { bn: loadClips('bn'), en: loadClips('en') }

/**
 * Renders the code as speech, digit by digit: a WAV in 8-bit mu-law, half the bytes of 16-bit PCM and supported by
 * every browser.
 */
export function renderCaptchaAudio(code: string, locale: CaptchaLocale): Buffer {
  if (!/^[0-9]+$/.test(code)) throw new Error('A captcha code has digits only')
  const parts = [gap()]
  for (const digit of code) parts.push(atRandomSpeed(clipOf(locale, Number(digit))), gap())
  return wavOf(withNoise(joined(parts)))
}

function clipOf(locale: CaptchaLocale, digit: number): Int16Array {
  const clip = clips[locale][digit]
  if (!clip) throw new Error(`No clip for digit ${digit} in ${locale}`)
  return clip
}

function gap(): Int16Array {
  const milliseconds = randomInt(SHORTEST_GAP_MS, Max_GAP_MS + 1)
  return new Int16Array(Math.round((SAMPLE_RATE * milliseconds) / 1000))
}

function atRandomSpeed(clip: Int16Array): Int16Array {
  const speed = SLOWEST + ((FASTEST - SLOWEST) * randomInt(1001)) / 1000
  return new Int16Array(Math.floor(clip.length / speed)).map((_, index) => sampleAt(clip, index * speed))
}

/** Interpolates between two samples: picking the nearer one would add a rasp that masks soft consonants. */
function sampleAt(clip: Int16Array, position: number): number {
  const before = Math.floor(position)
  const current = clip[before] ?? 0
  const next = clip[before + 1] ?? current
  return current + (next - current) * (position - before)
}

function joined(parts: Int16Array[]): Int16Array {
  const samples = new Int16Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const piece of parts) {
    samples.set(piece, offset)
    offset += piece.length
  }
  return samples
}

function withNoise(samples: Int16Array): Int16Array {
  const noise = new Int8Array(randomBytes(samples.length))
  return samples.map((sample, index) => sample + ((noise[index] ?? 0) / 128) * NOISE_PEAK)
}

function wavOf(samples: Int16Array): Buffer {
  // Filled in place: mapping through Uint8Array.from, which iterates, took twice the time on these 60,000 samples.
  const body = Buffer.alloc(samples.length)
  samples.forEach((sample, index) => (body[index] = encodeMuLaw(sample)))
  const format = Buffer.alloc(18)
  format.writeUInt16LE(MU_LAW, 0)
  format.writeUInt16LE(1, 2) // channels
  format.writeUInt32LE(SAMPLE_RATE, 4)
  format.writeUInt32LE(SAMPLE_RATE, 8) // bytes per second: one byte a sample
  format.writeUInt16LE(1, 12) // bytes per sample
  format.writeUInt16LE(8, 14) // bits per sample
  const sampleCount = Buffer.alloc(4)
  sampleCount.writeUInt32LE(samples.length)
  // A format other than PCM must carry the fact chunk.
  const chunks = [chunk('fmt ', format), chunk('fact', sampleCount), chunk('data', body)]
  return chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), ...chunks]))
}

function chunk(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.write(name, 0, 'latin1')
  header.writeUInt32LE(content.length, 4)
  // Chunks start at even offsets; the padding byte is not counted in the length.
  return Buffer.concat([header, content, Buffer.alloc(content.length % 2)])
}

function loadClips(locale: CaptchaLocale): Int16Array[] {
  return DIGITS.map((digit) => readClip(new URL(`./clips/${locale}-${digit}.wav`, import.meta.url)))
}

/** Clips may be replaced by hand, so a recording in another format stops the start instead of being played as noise. */
function readClip(file: URL): Int16Array {
  const wav = readFileSync(file)
  const format = findChunk(wav, 'fmt ')
  const fits =
    format.readUInt16LE(0) === MU_LAW && format.readUInt16LE(2) === 1 && format.readUInt32LE(4) === SAMPLE_RATE
  if (!fits) throw new Error(`${file.pathname} is not an 8 kHz mono mu-law WAV`)
  return Int16Array.from(findChunk(wav, 'data'), (byte) => MU_LAW_VALUES[byte] ?? 0)
}

function findChunk(wav: Buffer, name: string): Buffer {
  let offset = 12
  while (offset + 8 <= wav.length) {
    const length = wav.readUInt32LE(offset + 4)
    if (wav.toString('latin1', offset, offset + 4) === name) return wav.subarray(offset + 8, offset + 8 + length)
    offset += 8 + length + (length % 2)
  }
  throw new Error(`The clip has no ${name} chunk`)
}

// Mu-law (ITU-T G.711): sign, a power of two and four bits within it, all bits inverted.
function encodeMuLaw(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0
  const magnitude = Math.min(Math.abs(sample), MU_LAW_CLIP) + MU_LAW_BIAS
  const exponent = 31 - Math.clz32(magnitude) - 7
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f
  return ~(sign | (exponent << 4) | mantissa) & 0xff
}

function decodeMuLaw(byte: number): number {
  const bits = ~byte & 0xff
  const exponent = (bits >> 4) & 0x07
  const magnitude = (((bits & 0x0f) << 3) + MU_LAW_BIAS) << exponent
  return bits & 0x80 ? MU_LAW_BIAS - magnitude : magnitude - MU_LAW_BIAS
}
