import { orNoReader } from './not-scanned.ts'

/** The text of the QR code in a picture, or nothing. `isPatient` for a photo, which comes once; a camera sends the next frame soon. */
export type QrReader = (picture: HTMLCanvasElement, isPatient?: boolean) => Promise<string | undefined>

type NativeDetector = { detect(picture: HTMLCanvasElement): Promise<{ rawValue: string }[]> }
type NativeDetectors = { new (options: { formats: string[] }): NativeDetector; getSupportedFormats(): Promise<string[]> }

/** The browser's own reader where there is one; otherwise a reader of 20 KB, which is fetched only now. */
export async function loadQrReader(): Promise<QrReader> {
  const native = await nativeReader()
  if (!native) return await ownReader()
  return async (picture, isPatient) => {
    try {
      return await native(picture)
    } catch {
      // Some phones name a reader that is not installed; only the first picture tells.
      return await (
        await ownReader()
      )(picture, isPatient)
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

/** A photo of a whole page takes a second on a weak phone; longer nobody waits. */
const patience = { effort: Infinity, timeLimit: 2000 }

async function ownReader(): Promise<QrReader> {
  const { decodeQR } = await import('qr/decode.js').catch(orNoReader)
  return async (picture, isPatient = false) => {
    const pixels = picture.getContext('2d')?.getImageData(0, 0, picture.width, picture.height)
    if (!pixels) return undefined
    try {
      return decodeQR(pixels, isPatient ? patience : {})
    } catch {
      // It throws when there is no code to be seen, which is how most frames are.
      return undefined
    }
  }
}
