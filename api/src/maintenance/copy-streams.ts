import { Readable, Writable } from 'node:stream'
import type pg from 'pg'

/** Rows arrive one by one and are passed on in chunks of this size. */
const chunkSize = 64 * 1024
/** Methods of the driver's connection that its types lack. */
type Connection = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}
type QueryHandlers = { handleError(error: Error): void; handleReadyForQuery(): void }

/** Streams the output of `COPY … TO STDOUT` with backpressure. */
export function copyOut(client: pg.Client, statement: string): Readable {
  let connection: pg.Connection | undefined
  let [collected, size]: [Buffer[], number] = [[], 0]
  const stream = new Readable({
    read: () => void connection?.stream.resume(),
    destroy: (error, done) => {
      // The reader has failed: the server would go on sending for ever.
      if (error && connection) connection.stream.destroy()
      done(error)
    },
  })
  const pushChunk = () => {
    if (size > 0 && !stream.push(Buffer.concat(collected))) connection?.stream.pause()
    ;[collected, size] = [[], 0]
  }
  const query: pg.Submittable &
    QueryHandlers & { handleCopyData(message: { chunk: Buffer }): void; handleCommandComplete(): void } = {
    submit: (to) => {
      connection = to
      to.query(statement)
    },
    handleCopyData: ({ chunk }) => {
      // The driver reuses its buffer, so the bytes are copied.
      collected.push(Buffer.from(chunk))
      size += chunk.length
      if (size >= chunkSize) pushChunk()
    },
    handleCommandComplete: pushChunk,
    handleReadyForQuery: () => {
      connection = undefined
      stream.push(null)
    },
    handleError: (error) => {
      connection = undefined
      stream.destroy(error)
    },
  }
  client.query(query)
  return stream
}

/** Writes into `COPY … FROM STDIN`; finishes when the database has accepted everything. */
export function copyIn(client: pg.Client, statement: string): Writable {
  let connection: Connection | undefined
  let opened: () => void
  const isOpen = new Promise<void>((resolve) => (opened = resolve))
  let finished: (() => void) | undefined
  const stream = new Writable({
    highWaterMark: chunkSize,
    write: (chunk: Buffer, _, done) =>
      void isOpen.then(() => {
        connection?.sendCopyFromChunk(chunk)
        if (connection?.stream.writableNeedDrain) connection.stream.once('drain', () => done())
        else done()
      }),
    final: (done) =>
      void isOpen.then(() => {
        finished = done
        connection?.endCopyFrom()
      }),
    destroy: (error, done) => {
      if (error) connection?.sendCopyFail('given up')
      done(error)
    },
  })
  const query: pg.Submittable & QueryHandlers & { handleCopyInResponse(): void; handleCommandComplete(): void } = {
    submit: (to) => {
      connection = to as Connection
      to.query(statement)
    },
    handleCopyInResponse: () => opened(),
    handleCommandComplete: () => {},
    handleReadyForQuery: () => {
      connection = undefined
      finished?.()
    },
    handleError: (error) => {
      connection = undefined
      stream.destroy(error)
    },
  }
  client.query(query)
  return stream
}
