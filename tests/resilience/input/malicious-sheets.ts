import { workbook, zip } from '@wewb/api/registers/spreadsheets/workbook.test.support.ts'
import {
  billionLaughsDoctype,
  createRowWithText,
  createWorkbookFromRows,
  createWorkbookWithSharedStrings,
  HIDDEN_PAYLOAD,
  utf8Bytes,
  xmlDeclaration,
} from './malformed-file-bytes.ts'

const formulas = `name,number\n=cmd|' /C calc'!A0,"+1+1"\n@SUM(1+1),-2+3\n"=HYPERLINK(""https://x.example"")",\t=1\n`

/** Workbooks, CSV and JSON files that harm their reader: shape, bytes, file name and media type. */
export const createMaliciousSheets = (): [string, Buffer, string, string][] => [
  [
    'workbook that calls out',
    createWorkbookFromRows(createRowWithText('A1', 'name'), {
      'xl/externalLinks/_rels/externalLink1.xml.rels':
        `${xmlDeclaration}<Relationships><Relationship Id="rId1" Target="https://x.example/a" TargetMode="External"/>` +
        '</Relationships>',
    }),
    'a.xlsx',
    'application/vnd.ms-excel',
  ],
  [
    'workbook with forty million letters in one word',
    createWorkbookWithSharedStrings(`<si><t>${'a'.repeat(40_000_000)}</t></si>`),
    'a.xlsx',
    'application/vnd.ms-excel',
  ],
  [
    'workbook with a hundred million letters in one cell',
    createWorkbookFromRows(createRowWithText('A1', 'a'.repeat(100_000_000))),
    'a.xlsx',
    'application/vnd.ms-excel',
  ],
  [
    'workbook with a row beyond all rows',
    createWorkbookFromRows('<row r="999999999"><c r="ZZZZZZZ999999999"><v>1</v></c></row>'),
    'a.xlsx',
    'application/vnd.ms-excel',
  ],
  [
    'workbook that unpacks out of its folder',
    createWorkbookFromRows(createRowWithText('A1', 'name'), { '../../../etc/prove': 'a', '/etc/prove': 'a' }),
    'a.xlsx',
    'application/vnd.ms-excel',
  ],
  [
    'workbook of a thousand million laughs',
    zip({
      'xl/worksheets/sheet1.xml':
        `${xmlDeclaration}${billionLaughsDoctype}<worksheet>` +
        `<sheetData>${createRowWithText('A1', '&j;&x;')}</sheetData></worksheet>`,
    }),
    'a.xlsx',
    'application/vnd.ms-excel',
  ],
  [
    'honest workbook with formulas',
    workbook([
      ['name', 'number'],
      ['=1+1', 2],
      [`@${HIDDEN_PAYLOAD}`, null],
    ]),
    'a.xlsx',
    'application/vnd.ms-excel',
  ],
  ['sheet with formulas', utf8Bytes(formulas), 'sheet.csv', 'text/csv'],
  ['sheet of one endless line', Buffer.alloc(4_000_000, 'a,'), 'sheet.csv', 'text/csv'],
  [
    'sheet of one endless quoted cell',
    Buffer.concat([utf8Bytes('name,number\n"'), Buffer.alloc(4_000_000, 'a')]),
    'sheet.csv',
    'text/csv',
  ],
  [
    'sheet in another alphabet, with noughts',
    Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from('name,n\0o\ud800\n', 'utf16le')]),
    'sheet.csv',
    'text/csv',
  ],
  ['JSON without a bottom', Buffer.from('['.repeat(300_000)), 'list.json', 'application/json'],
  [
    'JSON that reaches for the prototype',
    utf8Bytes('{"rows":[{"__proto__":{"code":"x"},"constructor":{"prototype":1}}]}'),
    'list.json',
    'application/json',
  ],
]
