import type { FileField } from '@wewb/domain/engine/fields/file'
import { issueMessage } from '@wewb/domain/engine/fields/issue'
import { validateUpload, mediaTypes } from '@wewb/domain/engine/fields/uploads'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { resizeImage } from '#components/inputs/resize-image.ts'
import { photoMessages } from '#components/inputs/photo-messages.ts'

export const isImage = (type: string): boolean => type.startsWith('image/')

/** Media types for the file dialog: a PNG is accepted where only JPG is stored, because it is re-encoded. */
export const listAcceptedMediaTypes = ({ accepts }: FileField): string[] => [
  ...(accepts.some((name) => name !== 'pdf') ? [mediaTypes.jpg, mediaTypes.png] : []),
  ...(accepts.includes('pdf') ? [mediaTypes.pdf] : []),
]

/** An image keeps its type where that is accepted, and becomes a JPG otherwise. */
export const getOutputImageType = ({ accepts }: FileField, type: string) =>
  accepts.includes('png') && (type === mediaTypes.png || !accepts.includes('jpg')) ? mediaTypes.png : mediaTypes.jpg

/** Prepares a file for upload or returns the reason why it is not accepted; the server applies the same check. */
export async function prepareUpload(field: FileField, file: File): Promise<{ file: File } | { rejection: Bilingual }> {
  if (!listAcceptedMediaTypes(field).includes(file.type)) return reject(field, file)
  if (!isImage(file.type)) return reject(field, file)
  const { largestKb: maxKb = 2048, leastPixels: minPixels } = field
  const resized = await resizeImage(file, {
    maxKb,
    minPixels,
    type: getOutputImageType(field, file.type),
  }).catch(() => undefined)
  // A photo hardly shrinks as a PNG, but does as a JPG.
  const isHeavy = resized && resized.file.size > maxKb * 1024 && field.accepts.includes('jpg')
  const fitted = isHeavy ? await resizeImage(file, { maxKb, minPixels, type: mediaTypes.jpg }) : resized
  return fitted ? reject(field, fitted.file, fitted) : { rejection: photoMessages.photoBroken }
}

function reject(field: FileField, file: File, pixels?: { width: number; height: number }) {
  const [finding] = validateUpload(field, {
    type: file.type,
    kilobytes: Math.ceil(file.size / 1024),
    ...pixelsOf(pixels),
  })
  return finding ? { rejection: issueMessage(finding) } : { file }
}

const pixelsOf = (pixels: { width: number; height: number } | undefined) =>
  pixels ? { width: pixels.width, height: pixels.height } : {}
