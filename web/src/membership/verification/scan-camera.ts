import { getOwn } from '@wewb/domain/collections/get-own'
import { ScanError } from './scan-error.ts'
import { loadQrReader, type QrReader } from './read-qr.ts'
import type { ScanNotice } from './document-check-messages.ts'

/** Scans eight frames a second, which is enough and keeps a slow phone cool. */
const pause = 125
/** A code that fills a third of this is still sharp. */
const maxSide = 960

/** Shows the camera in the video until a code is read or the signal aborts. Throws `ScanError`. */
export async function scanWithCamera(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onStarted: () => void,
): Promise<string | undefined> {
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
    // Leaving the view aborts the scan.
    if (signal.aborted) return undefined
    throw problem instanceof ScanError ? problem : new ScanError('camera-busy')
  } finally {
    close()
  }
}

/** Opens the rear camera where there is one. */
async function openCamera(): Promise<MediaStream> {
  if (!window.isSecureContext) throw new ScanError('not-secure')
  // Old in-app browsers lack it.
  if (!('mediaDevices' in navigator)) throw new ScanError('no-camera')
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
  } catch (problem) {
    throw new ScanError(getOwn(refusals, problem instanceof Error ? problem.name : '') ?? 'camera-busy')
  }
}

/** Maps the browser's error names; all others mean that the camera does not start. */
const refusals: Record<string, ScanNotice> = {
  NotAllowedError: 'not-allowed',
  SecurityError: 'not-allowed',
  NotFoundError: 'no-camera',
  OverconstrainedError: 'no-camera',
}

/** Stops the camera. */
function closeCamera(stream: MediaStream, video: HTMLVideoElement) {
  for (const track of stream.getTracks()) track.stop()
  if (video.srcObject === stream) video.srcObject = null
}

async function readFrames(video: HTMLVideoElement, read: QrReader, signal: AbortSignal): Promise<string | undefined> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  while (!signal.aborted) {
    if (pen && video.readyState >= video.HAVE_CURRENT_DATA) {
      const scale = Math.min(1, maxSide / Math.max(video.videoWidth, video.videoHeight))
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
