import { throwReaderUnavailable } from './scan-error.ts'

/**
 * Reads the QR code of an image; undefined when there is none. `isPatient` for a photo, which comes once; a camera soon
 * sends the next frame.
 */
export type QrReader = (picture: HTMLCanvasElement, isThorough?: boolean) => Promise<string | undefined>

type NativeDetector = { detect(picture: HTMLCanvasElement): Promise<{ rawValue: string }[]> }
type NativeDetectors = {
  new (options: { formats: string[] }): NativeDetector
  getSupportedFormats(): Promise<string[]>
}

/** Uses the browser's BarcodeDetector, or lazy-loads a reader of 20 KB. */
export async function loadQrReader(): Promise<QrReader> {
  const native = await nativeReader()
  if (!native) return await ownReader()
  return async (picture, isThorough) => {
    try {
      return await native(picture)
    } catch {
      // Some phones report a detector that is not installed; only its first use fails.
      return await (
        await ownReader()
      )(picture, isThorough)
    }
  }
}

async function nativeReader(): Promise<QrReader | undefined> {
  const { BarcodeDetector: Detectors } = globalThis as { BarcodeDetector?: NativeDetectors }
  const formats = (await Detectors?.getSupportedFormats().catch(() => [])) ?? []
  if (!Detectors || !formats.includes('qr_code')) return undefined
  const detector = new Detectors({ formats: ['qr_code'] })
  return async (picture) => (await detector.detect(picture))[0]?.rawValue
}

/** Limits of a photo scan: a full page takes a second on a slow phone. */
const scanLimits = { effort: Infinity, timeLimit: 2000 }

async function ownReader(): Promise<QrReader> {
  const { decodeQR } = await import('qr/decode.js').catch(throwReaderUnavailable)
  return async (picture, isThorough = false) => {
    const pixels = picture.getContext('2d')?.getImageData(0, 0, picture.width, picture.height)
    if (!pixels) return undefined
    try {
      return decodeQR(pixels, isThorough ? scanLimits : {})
    } catch {
      // Throws when there is no code, as in most frames.
      return undefined
    }
  }
}
