import { afterEach, expect, it, vi } from 'vitest'
import { contract, noData } from '@wewb/domain/http/contract'
import { downloadFileWithProgress } from './download-file-with-progress.ts'

const sheet = contract({
  method: 'GET',
  path: '/pub/sheet',
  summary: 'a sheet',
  access: 'anyone',
  response: noData,
  returnsFile: true,
})
const head = {
  'content-type': 'text/csv',
  'content-disposition': "attachment; filename*=UTF-8''%E0%A6%95.csv",
  'x-rows': '3',
}

type Served = { breaks?: boolean; status?: number; headers?: Record<string, string> }

/** Fakes a server that sends these chunks and then ends the stream or breaks the connection. */
const serve = (chunks: string[], { breaks = false, status = 200, headers = head }: Served = {}) => {
  const left = chunks.map((chunk) => new TextEncoder().encode(chunk))
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = left.shift()
      if (chunk) controller.enqueue(chunk)
      else if (breaks) controller.error(new Error('connection lost'))
      else controller.close()
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }))
}
const follow = (onChunk: (bytes: number, rows: string | null) => void, stop = new AbortController()) =>
  downloadFileWithProgress(
    sheet,
    {},
    { signal: stop.signal, onProgress: (bytes, headers) => onChunk(bytes, headers.get('x-rows')) },
  )

afterEach(() => vi.unstubAllGlobals())

it('reports the progress and the number of rows after each chunk, then returns the whole file', async () => {
  serve(['ক', 'খগ'])
  const progress: unknown[] = []
  const file = await follow((bytes, rows) => progress.push([bytes, rows]))
  expect(progress).toEqual([
    [3, '3'],
    [9, '3'],
  ])
  expect([file?.fileName, await file?.blob.text()]).toEqual(['ক.csv', 'কখগ'])
})

it('returns nothing after a cancellation', async () => {
  serve(['a', 'b', 'c'])
  const stop = new AbortController()
  expect(await follow(() => stop.abort(), stop)).toBeUndefined()
})

it('returns nothing with a reason if the connection breaks or the server rejects', async () => {
  serve(['a'], { breaks: true })
  await expect(follow(() => undefined)).rejects.toMatchObject({ code: 'NO_CONNECTION' })
  serve(
    [
      JSON.stringify({
        status: false,
        code: 'ANSWERS_INVALID',
        message: 'Too long.',
        issues: [{ path: 'format', code: 'rule', message: 'Take XLSX.' }],
      }),
    ],
    { status: 422, headers: { 'content-type': 'application/json' } },
  )
  await expect(follow(() => undefined)).rejects.toMatchObject({
    code: 'ANSWERS_INVALID',
    issues: [{ message: 'Take XLSX.' }],
  })
})
