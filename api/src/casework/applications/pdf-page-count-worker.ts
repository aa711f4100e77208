import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'

/** Worker thread of `count-pdf-pages.ts`, which sends it an unchecked PDF once the thread has started. */
if (!parentPort) throw new Error('pdf-page-count-worker.ts runs only as a worker thread')
/* oxlint-disable unicorn/require-post-message-target-origin -- a worker thread has no origin */
parentPort.postMessage('ready')
const [bytes] = (await once(parentPort, 'message')) as [Uint8Array]
const document = await PDFDocument.load(bytes, { updateMetadata: false })
// Counts page objects instead of walking the tree: a small tree can refer to one page a billion times.
const pages = document.context
  .enumerateIndirectObjects()
  .filter(([, object]) => object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('Page'))
parentPort.postMessage(pages.length)
