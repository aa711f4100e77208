import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import { NotScanned } from './not-scanned.ts'
import { loadQrReader, type QrReader } from './read-qr.ts'
import type { Notice } from './words.ts'

/** Eight looks a second: a steady hand needs one, and a weak phone stays cool. */
const pause = 125
/** A code that fills a third of this is still sharp. */
const longestSide = 960

/** Shows the camera in the video until a code is read or it is told to stop. Throws `NotScanned`. */
export async function scanWithCamera(video: HTMLVideoElement, signal: AbortSignal, onStarted: () => void): Promise<string | undefined> {
  const [stream, reader] = await Promise.allSettled([openCamera(), loadQrReader()])
  if (stream.status === 'rejected') throw stream.reason
  const close = () => closeCamera(stream.value, video)
  signal.addEventListener('abort', close, { once: true })
  try {
    if (reader.status === 'rejected') throw reader.reason
    if (signal.aborted) return undefined
    video.srcObject = stream.value
    await video.play()
    onStarted()
    return await readFrames(video, reader.value, signal)
  } catch (problem) {
    // A view that was left breaks off what it had begun.
    if (signal.aborted) return undefined
    throw problem instanceof NotScanned ? problem : new NotScanned('camera-busy')
  } finally {
    close()
  }
}

/** The camera that looks away from the person, where there are two. */
async function openCamera(): Promise<MediaStream> {
  if (!window.isSecureContext) throw new NotScanned('not-secure')
  // Old browsers inside other apps have no such thing.
  if (!('mediaDevices' in navigator)) throw new NotScanned('no-camera')
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
  } catch (problem) {
    throw new NotScanned(getOwn(refusals, problem instanceof Error ? problem.name : '') ?? 'camera-busy')
  }
}

/** The browser's names for it; all others mean that the camera is there and does not start. */
const refusals: Record<string, Notice> = {
  NotAllowedError: 'not-allowed',
  SecurityError: 'not-allowed',
  NotFoundError: 'no-camera',
  OverconstrainedError: 'no-camera',
}

/** The camera's light goes out. */
function closeCamera(stream: MediaStream, video: HTMLVideoElement) {
  for (const track of stream.getTracks()) track.stop()
  if (video.srcObject === stream) video.srcObject = null
}

async function readFrames(video: HTMLVideoElement, read: QrReader, signal: AbortSignal): Promise<string | undefined> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  while (!signal.aborted) {
    if (pen && video.readyState >= video.HAVE_CURRENT_DATA) {
      const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight))
      const size = { width: Math.round(video.videoWidth * scale), height: Math.round(video.videoHeight * scale) }
      if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size)
      pen.drawImage(video, 0, 0, size.width, size.height)
      const text = await read(canvas)
      if (text && !signal.aborted) return text
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return undefined
}
