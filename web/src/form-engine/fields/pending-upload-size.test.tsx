import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@wewb/domain/language/bilingual'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { UploadSizeHint } from './file-rows.tsx'
import { toMegabytes, createPendingBytesStore } from './pending-upload-size.ts'

const renderHtml = (bytes: number, locale: Locale) =>
  renderToString(
    <LanguageProvider initial={locale}>
      <UploadSizeHint bytes={bytes} />
    </LanguageProvider>,
  )

describe('pending upload size', () => {
  it('shows the size of the step in the reader’s digits', () => {
    expect(renderHtml(400 * 1024, 'bn')).toContain('এই ধাপে প্রায় ০.৪ এমবি পাঠানো হবে।')
    expect(renderHtml(400 * 1024, 'en')).toContain('This step sends about 0.4 MB.')
  })

  it('is hidden without pending uploads', () => {
    expect(renderHtml(0, 'en')).not.toContain('MB')
  })

  it('is in tenths, at least 0.1', () => {
    expect([1, 60, 360, 1000, 1024, 2048, 11_264].map((kilobytes) => toMegabytes(kilobytes * 1024))).toEqual([
      0.1, 0.1, 0.4, 1, 1, 2, 11,
    ])
  })

  it('adds up the fields of the step, and subtracts completed uploads', () => {
    const waiting = createPendingBytesStore()
    const sizes: number[] = []
    const leave = waiting.onChange(() => sizes.push(waiting.total()))
    waiting.set('passport', 100)
    waiting.set('photo', 40)
    waiting.set('passport', 250)
    waiting.set('passport', 0)
    leave()
    waiting.set('photo', 0)
    expect(sizes).toEqual([100, 140, 290, 40])
    expect(waiting.total()).toBe(0)
  })
})
