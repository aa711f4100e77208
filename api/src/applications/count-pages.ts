import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'

/** Run aside by `read-pdf.ts`, which sends a PDF that nobody has looked into yet once the thread has begun. */
if (!parentPort) throw new Error('count-pages.ts runs in a thread')
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
parentPort.postMessage('ready')
const [bytes] = (await once(parentPort, 'message')) as [Uint8Array]
const document = await PDFDocument.load(bytes, { updateMetadata: false })
// Counted among the objects, not by walking the tree: a tree of a few lines can name one page a billion times.
const pages = document.context
  .enumerateIndirectObjects()
  .filter(([, object]) => object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('Page'))
parentPort.postMessage(pages.length)
