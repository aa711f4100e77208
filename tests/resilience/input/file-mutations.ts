import type { SeededRandom } from '#resilience/test-environment/seeded-random.ts'
import type { MaliciousFile } from './malicious-files.ts'

type Mutation = (file: MaliciousFile, random: SeededRandom) => Partial<MaliciousFile>

const marks = [
  'ffd8ffe0',
  '89504e470d0a1a0a',
  '25504446',
  '504b0304',
  '47494638',
  '1f8b08',
  '4d5a',
  '49492a00',
  'fffe',
].map((hex) => Buffer.from(hex, 'hex'))
const types = [
  'image/jpeg',
  'image/png',
  'application/pdf',
  'text/csv',
  'text/html',
  'image/svg+xml',
  'application/json',
  'x',
  '',
]
const names = [
  'photo.jpg',
  'page.html',
  '../a.png',
  'a.pdf.exe',
  '.htaccess',
  'con',
  'নাম.pdf',
  `${'ক'.repeat(200)}.jpg`,
  '',
  '😀'.repeat(70),
]

const changed = ({ bytes }: MaliciousFile, change: (copy: Buffer) => void) => {
  const copy = Buffer.from(bytes)
  if (copy.length > 0) change(copy)
  return { bytes: copy }
}

/** Small mutations, as by a transmission error or an attacker. */
const mutations: Mutation[] = [
  (file, { integerBelow }) =>
    changed(file, (copy) => {
      for (let flips = 1 + integerBelow(20); flips > 0; flips -= 1) {
        const at = integerBelow(copy.length)
        copy[at] = (copy[at] ?? 0) ^ (1 << integerBelow(8))
      }
    }),
  // The first bytes hold the type and size of a file.
  (file, { integerBelow }) =>
    changed(file, (copy) => {
      for (let flips = 1 + integerBelow(6); flips > 0; flips -= 1)
        copy[integerBelow(Math.min(copy.length, 64))] = integerBelow(256)
    }),
  (file, { integerBelow }) =>
    changed(file, (copy) => copy.fill(integerBelow(256), integerBelow(copy.length), integerBelow(copy.length) + 1)),
  ({ bytes }, { integerBelow }) => ({ bytes: bytes.subarray(0, integerBelow(bytes.length + 1)) }),
  ({ bytes }, { integerBelow }) => ({ bytes: bytes.subarray(integerBelow(Math.min(bytes.length, 32) + 1)) }),
  ({ bytes }) => ({ bytes: bytes.length > 2_000_000 ? bytes : Buffer.concat([bytes, bytes]) }),
  ({ bytes }, { pick }) => ({ bytes: Buffer.concat([pick(marks), bytes]) }),
  ({ bytes }, { pick }) => {
    const mark = pick(marks)
    return { bytes: Buffer.concat([mark, bytes.subarray(mark.length)]) }
  },
  (_file, { pick }) => ({ type: pick(types) }),
  (_file, { pick }) => ({ fileName: pick(names) }),
]

export const mutateFile = (file: MaliciousFile, random: SeededRandom): MaliciousFile => ({
  ...file,
  ...random.pick(mutations)(file, random),
})
