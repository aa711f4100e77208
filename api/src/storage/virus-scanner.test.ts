import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openVirusScanner } from './virus-scanner.ts'
import { bodyOf, createTestApplicant, multipartForm } from '#testing/test-applicant.ts'
import { picture } from '#testing/images.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

// The harmless text that every scanner reports, in two parts so that none reports this file.
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const metricsToken = 'metrics-token-of-this-test'

let mode: 'works' | 'silent' | 'rubbish' = 'works'
let clamd: Server
let port: number
let portal: TestPortal
let applicant: ReturnType<typeof createTestApplicant>
let no: string
const received: number[] = []

/** Answers PING and INSTREAM as clamd does; silent, it accepts the file and never answers. */
function answer(socket: Socket) {
  let bytes = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (part) => {
    bytes = Buffer.concat([bytes, part])
    const command = bytes.subarray(0, bytes.indexOf(0)).toString()
    if (command === 'zPING') return socket.end('PONG\0')
    const content = contentOf(bytes.subarray(bytes.indexOf(0) + 1))
    if (content === undefined || mode === 'silent') return undefined
    received.push(content.length)
    const verdict = content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'
    return socket.end(mode === 'rubbish' ? 'INSTREAM size limit exceeded. ERROR\0' : verdict)
  })
}

/** Joins the chunks of a stream; undefined until the empty one has arrived. */
function contentOf(bytes: Buffer): Buffer | undefined {
  const chunks: Buffer[] = []
  for (let at = 0; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

const listen = () =>
  new Promise<void>((resolve) => {
    clamd = createServer(answer).listen(port, '127.0.0.1', () => {
      const address = clamd.address()
      if (address !== null && typeof address === 'object') port = address.port
      resolve()
    })
  })
const stopListening = () => new Promise<void>((resolve) => void clamd.close(() => resolve()))

beforeAll(async () => {
  port = 0
  await listen()
  portal = await startTestPortal({ CLAMAV_URL: `tcp://127.0.0.1:${port}`, METRICS_TOKEN: metricsToken })
  applicant = createTestApplicant(portal, await portal.tokenOf('01700000001'))
  no = await applicant.start()
})
afterAll(async () => {
  await portal.stop()
  await stopListening()
})
beforeEach(() => {
  mode = 'works'
})

const send = async (bytes: Buffer) => {
  const { payload, headers } = multipartForm('bank.chequeCopy', bytes)
  return await applicant.send('POST', `/applications/${no}/documents`, payload, headers)
}
const counted = async () => (await portal.db.selectFrom('document').select('id').execute()).length
const metric = async (name: string) => {
  const { payload } = await portal.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })
  return payload
    .split('\n')
    .find((line) => line.startsWith(name))
    ?.split(' ')
    .at(-1)
}

describe('an upload with a virus', () => {
  it('is rejected with a sentence, audited and not stored', async () => {
    const before = await counted()
    const { code, body } = await send(Buffer.from(eicar))
    expect([code, body.code, body.message]).toEqual([
      422,
      'FILE_INFECTED',
      'A virus was found in this file, so it was not accepted. Take a new photo of the document and upload that.',
    ])
    expect(body.issues.map((one: { path: string }) => one.path)).toEqual(['bank.chequeCopy'])
    expect(await counted()).toBe(before)
    const entries = await portal.db
      .selectFrom('audit')
      .select(['subject', 'detail'])
      .where('event', '=', 'document.infected')
      .execute()
    expect(entries).toMatchObject([
      { subject: `application:${no}`, detail: { field: 'bank.chequeCopy', virus: 'Eicar-Test-Signature' } },
    ])
  })
  it('is also found in the photo of a profile and across the chunks of a page', async () => {
    const photo = Buffer.from(eicar)
    const form = multipartForm('photo', photo).payload.toString('latin1')
    const only = form.slice(form.indexOf('--portal-test-boundary', 10)).replace('name="file"', 'name="photo"')
    const headers = { 'content-type': 'multipart/form-data; boundary=portal-test-boundary' }
    expect(bodyOf(await applicant.send('POST', '/profile/photo', Buffer.from(only, 'latin1'), headers)).code).toBe(
      'FILE_INFECTED',
    )
    const chunk = async (part: string) => {
      const piece = only.replace('name="photo"', 'name="piece"').replace(eicar, () => part)
      const sent = await applicant.send('POST', `/applications/${no}/pieces`, Buffer.from(piece, 'latin1'), headers)
      return bodyOf(sent).data['piece'] as string
    }
    const pieces = [await chunk(eicar.slice(0, 30)), await chunk(eicar.slice(30))]
    const fields = { field: 'bank.chequeCopy', fileName: 'cheque.pdf', pieces: pieces.join(' ') }
    const parts = Object.entries(fields).map(
      ([name, value]) => `--portal-test-boundary\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const joined = Buffer.from(`${parts.join('')}--portal-test-boundary--\r\n`)
    expect(bodyOf(await applicant.send('POST', `/applications/${no}/documents`, joined, headers)).code).toBe(
      'FILE_INFECTED',
    )
  })
})

describe('an upload without a virus', () => {
  it('is sent whole to the scanner and stored', async () => {
    const scan = await picture()
    expect((await send(scan)).code).toBe(200)
    expect(received.at(-1)).toBe(scan.length)
    expect(await metric('portal_virus_scanner_up')).toBe('1')
  })
  it('is not scanned for longer than the time limit', async () => {
    mode = 'silent'
    const impatient = openVirusScanner({ host: '127.0.0.1', port }, 200)
    await expect(impatient?.scan(Buffer.from('x'))).rejects.toThrow('timed out')
    impatient?.close()
  })
  it('gets 503 with a code while the scanner gives no result or is down', async () => {
    const scan = await picture()
    const outcome = async () => {
      const { code, body } = await send(scan)
      return [code, body.code]
    }
    mode = 'rubbish'
    expect(await outcome()).toEqual([503, 'SCANNER_UNAVAILABLE'])
    await stopListening()
    const before = await counted()
    expect(await outcome()).toEqual([503, 'SCANNER_UNAVAILABLE'])
    expect([await counted(), await metric('portal_virus_scanner_up')]).toEqual([before, '0'])
    await listen()
    mode = 'works'
    expect(await outcome()).toEqual([200, undefined])
  })
})
