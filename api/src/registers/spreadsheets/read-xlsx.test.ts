import { expect, it } from 'vitest'
import { readXlsx } from './read-xlsx.ts'
import { UnreadableFileError } from './unreadable-file.ts'
import { zip } from './workbook.test.support.ts'

const sheet = (prologue: string, value: string) =>
  zip({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml':
      `<?xml version="1.0"?>${prologue}<worksheet><sheetData>` +
      `<row r="1"><c r="A1" t="str"><v>${value}</v></c></row></sheetData></worksheet>`,
  })
const read = async (bytes: Buffer) => {
  const rows: string[][] = []
  for await (const row of readXlsx(bytes)) rows.push(row)
  return rows
}

it('neither loads nor expands external entities of a workbook', async () => {
  expect(await read(sheet('', 'plain'))).toEqual([['plain']])
  const entities = [
    '<!ENTITY e SYSTEM "file:///etc/hosts">',
    '<!ENTITY a "aaaaaaaaaa"><!ENTITY e "&a;&a;&a;&a;&a;&a;&a;&a;">',
  ]
  for (const entity of entities)
    await expect(read(sheet(`<!DOCTYPE worksheet [${entity}]>`, '&e;'))).rejects.toThrow(UnreadableFileError)
})
