import { Children, isValidElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@wewb/domain/language/bilingual'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { BanglaNameInput, loadSuggestedNames } from './bangla-name-input.tsx'
import { preload } from '#lib/lazy/use-lazy-component.ts'

const renderHtml = (value: string, locale: Locale = 'en') =>
  renderToString(
    <LanguageProvider initial={locale}>
      <BanglaNameInput id="nameBn" label="নাম" value={value} onChange={() => undefined} />
    </LanguageProvider>,
  )
const buttonsIn = (html: string) =>
  [...html.matchAll(/<button type="button" lang="bn"[^>]*><span>([^<]*)</g)].map(([, name]) => name)
/** Returns a function that presses one of the suggested names. */
function chooseIn(element: ReactNode): (name: string) => void {
  const inner = (node: ReactNode): ReactNode[] =>
    isValidElement<{ children?: ReactNode }>(node)
      ? [node, ...Children.toArray(node.props.children).flatMap(inner)]
      : []
  const offer = inner(element).find((node) => isValidElement<object>(node) && 'onChoose' in node.props)
  return isValidElement<{ onChoose(name: string): void }>(offer) ? offer.props.onChoose : () => undefined
}
const statusIn = (html: string) => html.slice(html.indexOf('<output'))

afterEach(() => vi.unstubAllGlobals())

describe('Bangla name input', () => {
  it('works before the name table is loaded: the input stays, with an explanation', () => {
    const html = renderHtml('rohima')
    expect(html).toContain('value="rohima"')
    expect(html).toContain('Write in Bangla letters.')
    expect(buttonsIn(html)).toEqual([])
  })
})

describe('Bangla name input with name table', () => {
  beforeEach(async () => preload(loadSuggestedNames, await loadSuggestedNames()))

  it('suggests the Bangla spelling of Latin input, which stays until one is selected', () => {
    const html = renderHtml('Rahima Khatun')
    expect(buttonsIn(html)).toEqual(['রহিমা খাতুন'])
    expect(html).toContain('value="Rahima Khatun"')
    expect(buttonsIn(renderHtml('hossain'))).toEqual(['হোসেন', 'হোসাইন'])
  })

  it('asks in the reader’s language in a live region', () => {
    expect(statusIn(renderHtml('rohima'))).toContain('Did you mean:')
    expect(statusIn(renderHtml('rohima', 'bn'))).toContain('আপনি কি এটি লিখতে চান:')
  })

  it('fills in the selected name at one press and restores the focus', () => {
    const done: string[] = []
    vi.stubGlobal('document', { getElementById: (id: string) => ({ focus: () => done.push(`focus ${id}`) }) })
    chooseIn(BanglaNameInput({ id: 'nameBn', label: 'নাম', value: 'rohima', onChange: (name) => done.push(name) }))(
      'রহিমা',
    )
    expect(done).toEqual(['রহিমা', 'focus nameBn'])
  })

  it.each(['', 'রহিমা খাতুন', 'r', 'rahima 2', '12'])('suggests nothing for %j, with an empty live region', (typed) => {
    expect(statusIn(renderHtml(typed))).toMatch(/^<output[^>]*><\/output>/)
  })
})
