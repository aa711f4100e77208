import type { FileField } from '../../../domain/src/fields/file.ts'
import { issueText } from '../../../domain/src/fields/issue.ts'
import { checkUpload, mediaTypes } from '../../../domain/src/fields/uploads.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { fitPicture } from '../ui/fit-picture.ts'
import { photoWords } from '../ui/photo-words.ts'

export const isPicture = (type: string): boolean => type.startsWith('image/')

/** What the device may offer: a PNG is welcome where only JPG is taken, because it is drawn anew. */
export const offered = ({ accepts }: FileField): string[] => [
  ...(accepts.some((name) => name !== 'pdf') ? [mediaTypes.jpg, mediaTypes.png] : []),
  ...(accepts.includes('pdf') ? [mediaTypes.pdf] : []),
]

/** A picture stays what it is where that is taken, and becomes a JPG otherwise. */
export const drawnAs = ({ accepts }: FileField, type: string) =>
  accepts.includes('png') && (type === mediaTypes.png || !accepts.includes('jpg')) ? mediaTypes.png : mediaTypes.jpg

/** Makes a file fit to be sent, or says in a sentence why it cannot be; the server will say the same by the same check. */
export async function prepareUpload(field: FileField, file: File): Promise<{ file: File } | { refused: Bilingual }> {
  if (!offered(field).includes(file.type)) return refuse(field, file)
  if (!isPicture(file.type)) return refuse(field, file)
  const { largestKb = 2048, leastPixels } = field
  const drawn = await fitPicture(file, { largestKb, leastPixels, type: drawnAs(field, file.type) }).catch(() => undefined)
  // A PNG of a photo hardly shrinks; as a JPG it does.
  const isHeavy = drawn && drawn.file.size > largestKb * 1024 && field.accepts.includes('jpg')
  const fitted = isHeavy ? await fitPicture(file, { largestKb, leastPixels, type: mediaTypes.jpg }) : drawn
  return fitted ? refuse(field, fitted.file, fitted) : { refused: photoWords.photoBroken }
}

function refuse(field: FileField, file: File, pixels?: { width: number; height: number }) {
  const [finding] = checkUpload(field, { type: file.type, kilobytes: Math.ceil(file.size / 1024), ...pixelsOf(pixels) })
  return finding ? { refused: issueText(finding) } : { file }
}

const pixelsOf = (pixels: { width: number; height: number } | undefined) => (pixels ? { width: pixels.width, height: pixels.height } : {})
