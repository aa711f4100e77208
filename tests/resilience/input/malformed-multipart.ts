import { multipartFormOf } from './upload-endpoints.ts'

type Sent = { body: Buffer; type: string }
type BrokenForm = { name: string; form(fields: Record<string, string>, part: string): Sent }

const photo = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
const file = (part: string) => ({ part, fileName: 'photo.jpg', type: 'image/jpeg', bytes: photo })
const formFrom = (body: string, boundary = 'edge'): Sent => ({
  body: Buffer.from(body),
  type: `multipart/form-data${boundary && `; boundary=${boundary}`}`,
})
const head = 'content-disposition: form-data; name='

/** Malformed multipart forms that no browser sends. */
export const malformedForms: BrokenForm[] = [
  {
    name: 'form without a boundary',
    form: (_fields, part) => formFrom(`--edge\r\n${head}"${part}"\r\n\r\na\r\n--edge--\r\n`, ''),
  },
  {
    name: 'form with another boundary',
    form: (fields, part) => ({ ...multipartFormOf(fields, [file(part)]), type: 'multipart/form-data; boundary=other' }),
  },
  {
    name: 'form without an end',
    form: (fields, part) => {
      const { body, type } = multipartFormOf(fields, [file(part)])
      return { body: body.subarray(0, -20), type }
    },
  },
  { name: 'form that breaks off in a heading', form: (_fields, part) => formFrom(`--edge\r\n${head}"${part}"; filen`) },
  { name: 'empty form', form: () => formFrom('') },
  { name: 'form of nothing but its end', form: () => formFrom('--edge--\r\n') },
  { name: 'form without the file', form: (fields) => multipartFormOf(fields, []) },
  { name: 'two files', form: (fields, part) => multipartFormOf(fields, [file(part), file(part)]) },
  {
    name: 'twenty files',
    form: (fields, part) =>
      multipartFormOf(
        fields,
        Array.from({ length: 20 }, () => file(part)),
      ),
  },
  { name: 'file under another name', form: (fields) => multipartFormOf(fields, [file('other')]) },
  { name: 'file named like the prototype', form: (fields) => multipartFormOf(fields, [file('__proto__')]) },
  {
    name: 'two thousand fields',
    form: (fields, part) =>
      multipartFormOf({ ...fields, ...Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`f${n}`, '1'])) }, [
        file(part),
      ]),
  },
  {
    name: 'field of a megabyte',
    form: (fields, part) => multipartFormOf({ ...fields, x: 'a'.repeat(1_000_000) }, [file(part)]),
  },
  { name: 'field instead of the file', form: (fields, part) => multipartFormOf({ ...fields, [part]: 'a' }, []) },
  {
    name: 'heading of a hundred kilobytes',
    form: (_fields, part) =>
      formFrom(`--edge\r\n${head}"${part}"; filename="${'a'.repeat(100_000)}"\r\n\r\na\r\n--edge--\r\n`),
  },
  { name: 'part without a heading', form: () => formFrom('--edge\r\n\r\na\r\n--edge--\r\n') },
  {
    name: 'form within a form',
    form: (_fields, part) =>
      formFrom(
        `--edge\r\n${head}"${part}"\r\ncontent-type: multipart/mixed; boundary=in\r\n\r\n--in\r\n` +
          'content-disposition: file; filename="a.jpg"\r\n\r\na\r\n--in--\r\n--edge--\r\n',
      ),
  },
  {
    name: 'file packed by base64',
    form: (_fields, part) =>
      formFrom(
        `--edge\r\n${head}"${part}"; filename="a.jpg"\r\ncontent-transfer-encoding: base64\r\n\r\n` +
          `${photo.toString('base64')}\r\n--edge--\r\n`,
      ),
  },
  { name: 'JSON instead of a form', form: () => ({ body: Buffer.from('{"file":"a"}'), type: 'application/json' }) },
  {
    name: 'form as the address writes it',
    form: () => ({ body: Buffer.from('file=a'), type: 'application/x-www-form-urlencoded' }),
  },
  {
    name: 'nine megabytes',
    form: (fields, part) =>
      multipartFormOf(fields, [{ ...file(part), bytes: Buffer.concat([photo, Buffer.alloc(9_000_000)]) }]),
  },
]
