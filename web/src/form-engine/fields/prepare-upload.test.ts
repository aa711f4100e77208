import { describe, expect, it } from 'vitest'
import type { FileField } from '@wewb/domain/engine/fields/file'
import { getOutputImageType, listAcceptedMediaTypes, prepareUpload } from './prepare-upload.ts'

const scan: FileField = {
  kind: 'file',
  id: 'scan',
  accepts: ['jpg', 'png', 'pdf'],
  largestKb: 100,
  label: { bn: 'কপি', en: 'Copy' },
}
const pdf = (kilobytes: number) => new File([new Uint8Array(kilobytes * 1024)], 'copy.pdf', { type: 'application/pdf' })

describe('file before upload', () => {
  it('is unchanged if it is a PDF within the limit', async () => {
    const file = pdf(90)
    expect(await prepareUpload(scan, file)).toEqual({ file })
  })

  it('is rejected with a message if it is too large to be reduced, or of another type', async () => {
    expect(await prepareUpload(scan, pdf(101))).toMatchObject({
      rejection: { en: 'The file is too large (maximum 100 KB).' },
    })
    const letter = new File(['hello'], 'letter.txt', { type: 'text/plain' })
    expect(await prepareUpload(scan, letter)).toMatchObject({ rejection: { bn: 'এ ধরনের ফাইল এখানে দেওয়া যাবে না।' } })
  })

  it('may be any image where an image is accepted, and is converted', () => {
    const photo: FileField = { ...scan, accepts: ['jpg'] }
    expect(listAcceptedMediaTypes(photo)).toEqual(['image/jpeg', 'image/png'])
    expect(getOutputImageType(photo, 'image/png')).toBe('image/jpeg')
    expect(getOutputImageType(scan, 'image/png')).toBe('image/png')
    expect(listAcceptedMediaTypes({ ...scan, accepts: ['pdf'] })).toEqual(['application/pdf'])
  })
})
