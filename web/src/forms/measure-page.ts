import type { DocumentFacts } from '../fields/form-services.ts'

/** What can be known of a page before the server has looked at it. */
export async function measurePage(file: File): Promise<DocumentFacts> {
  const facts = { fileName: file.name, mediaType: file.type, kilobytes: Math.ceil(file.size / 1024) }
  if (!file.type.startsWith('image/')) return facts
  const picture = await createImageBitmap(file).catch(() => undefined)
  return picture ? { ...facts, width: picture.width, height: picture.height } : facts
}
