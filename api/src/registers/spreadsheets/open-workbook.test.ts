import { expect, it } from 'vitest'
import { listResultRows } from './read-rows.ts'
import { workbook, zip } from './workbook.test.support.ts'

async function rowsOf(bytes: Buffer): Promise<string[][]> {
  const rows: string[][] = []
  for await (const row of listResultRows(once(bytes))) rows.push(row)
  return rows
}
async function* once(bytes: Buffer) {
  yield bytes
}

it('reads a cell of the maximum length', async () => {
  const longText = 'a'.repeat(32_767)
  expect(await rowsOf(workbook([['name'], [longText]]))).toEqual([['name'], [longText]])
})

it.each([
  [
    'a cell',
    `<worksheet><sheetData><row r="1"><c r="A1"><v>${'a'.repeat(30_000_000)}</v></c></row></sheetData></worksheet>`,
  ],
  ['a remark', `<worksheet><!--${'a'.repeat(30_000_000)}--><sheetData/></worksheet>`],
  ['the name of a tag', `<worksheet ${'a'.repeat(30_000_000)}="1"/>`],
])('rejects a workbook with an endless %s before it fills the memory', async (_what, sheet) => {
  await expect(rowsOf(zip({ 'xl/worksheets/sheet1.xml': sheet }))).rejects.toMatchObject({ reason: 'too-large' })
})
