import { parentPort, workerData } from 'node:worker_threads'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'

/** Run aside by `read-pdf.ts`, with a PDF that nobody has looked into yet. */
const document = await PDFDocument.load(workerData as Uint8Array, { updateMetadata: false })
// Counted among the objects, not by walking the tree: a tree of a few lines can name one page a billion times.
const pages = document.context
  .enumerateIndirectObjects()
  .filter(([, object]) => object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('Page'))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(pages.length)
