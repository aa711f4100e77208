import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { listResultRows } from './read-rows.ts'
import { writeWorkbook } from './write-workbook.ts'

async function* rowsOf(...rows: (string | number)[][]) {
  yield* rows
}
async function* once(bytes: Buffer) {
  yield bytes
}
const readBack = async (bytes: Buffer) => {
  const read: string[][] = []
  for await (const row of listResultRows(once(bytes))) read.push(row)
  return read
}

it('is read back unchanged, and formula-like text stays text', async () => {
  const rows = [
    ['নাম', 'Value'],
    ['=1+1', '@SUM(A1)'],
    ['<b>&"টাঙ্গাইল"</b>', 'two\nlines'],
  ]
  expect(await readBack(await buffer(writeWorkbook('Log', rowsOf(...rows))))).toEqual(rows)
})

it('drops characters that are invalid in XML', async () => {
  expect(await readBack(await buffer(writeWorkbook('Log', rowsOf(['a\u0001b', 5]))))).toEqual([['ab', '5']])
})

it('aborts if its row source fails', async () => {
  const failing = (async function* () {
    yield ['one']
    throw new Error('the database went away')
  })()
  await expect(buffer(writeWorkbook('Log', failing))).rejects.toThrow('the database went away')
})
