import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validateNews, validateNotice, normalizeNotice, type NoticeInput } from './notice-input.ts'
import { parseNoticeId, parseNoticeQuery, formatNoticeQuery } from './notice-urls.ts'
import { toDhakaDateTimeLocal, publicationState, parseDhakaDateTime } from './publication.ts'
import { excerpt, toPlainText, parseLink, parseRichText, findDisallowedLinks } from './rich-text.ts'
import { normalizeSingleLine, normalizeText } from '#language/normalize-text.ts'

describe('text of a notice', () => {
  it('consists of paragraphs, lines, bold words, lists and links', () => {
    expect(
      parseRichText(
        'One **bold** word\nnext line\n\n- first\n- second\n\n১. এক\n২. দুই\n[Form](https://wewb.gov.bd/form)',
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        lines: [[{ text: 'One ' }, { text: 'bold', isBold: true }, { text: ' word' }], [{ text: 'next line' }]],
      },
      { kind: 'list', isNumbered: false, items: [[{ text: 'first' }], [{ text: 'second' }]] },
      { kind: 'list', isNumbered: true, items: [[{ text: 'এক' }], [{ text: 'দুই' }]] },
      { kind: 'paragraph', lines: [[{ text: 'Form', href: 'https://wewb.gov.bd/form' }]] },
    ])
  })

  it('renders a bold link, and an unpaired asterisk as an asterisk', () => {
    expect(parseRichText('**[call](tel:16135)** ** end')).toEqual([
      { kind: 'paragraph', lines: [[{ text: 'call', isBold: true, href: 'tel:16135' }, { text: ' ** end' }]] },
    ])
  })

  it('leaves unknown syntax as plain text', () => {
    const hostile =
      '<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1)) ![y](https://a.b/c.png) ' +
      '# h | <a href="https://a.b">'
    const runs = parseRichText(hostile).flatMap((block) =>
      block.kind === 'paragraph' ? block.lines.flat() : block.items.flat(),
    )
    expect(runs.filter(({ href }) => href).map(({ href }) => href)).toEqual(['https://a.b/c.png'])
    expect(toPlainText(hostile)).toContain('<script>alert(1)</script>')
    expect(toPlainText(hostile)).toContain('[x](javascript:alert(1))')
  })

  it('links only to https, telephone and e-mail addresses', () => {
    const refused = [
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'http://wewb.gov.bd',
      '//evil.example',
      '/dashboard',
      'https://wewb.gov.bd@evil.example',
      'https://localhost/',
      'https:',
      'tel:javascript',
      'mailto:a@b',
      'mailto:a@b.c?bcc=d@e.f',
      'file:///etc/passwd',
      'blob:https://a.b',
    ]
    expect(refused.filter((address) => parseLink(address) !== undefined)).toEqual([])
    expect([parseLink('https://wewb.gov.bd'), parseLink('tel:১৬১৩৫'), parseLink('mailto:info@wewb.gov.bd')]).toEqual([
      'https://wewb.gov.bd/',
      'tel:16135',
      'mailto:info@wewb.gov.bd',
    ])
    expect(findDisallowedLinks('[a](javascript:x) [b](https://a.b) [c](ftp://a.b)')).toEqual([
      'javascript:x',
      'ftp://a.b',
    ])
  })

  it('loses no character of any input, and contains only parsed links', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            '*',
            '**',
            '[',
            ']',
            '(',
            ')',
            '-',
            '\n',
            ' ',
            'a',
            'ক',
            '1.',
            'https://a.b',
            'javascript:',
          ),
        }),
        (source) => {
          const runs = parseRichText(source).flatMap((block) =>
            (block.kind === 'list' ? block.items : block.lines).flat(),
          )
          for (const { href, text } of runs) {
            expect(text).not.toBe('')
            expect(href && parseLink(href)).toBe(href)
          }
          const letters = (text: string) => text.replace(/[^aক]/g, '').length
          expect(letters(runs.map(({ text, href }) => text + (href ?? '')).join(''))).toBe(letters(source))
        },
      ),
    )
  })

  it('is parsed in linear time, even for hostile input', () => {
    const timeOf = (times: number) => {
      const rounds = Array.from({ length: 7 }, () => {
        const from = performance.now()
        for (const unit of ['**', '[', '[a](', '- ', '](', '1. ', ' ', '[a](https://a.b'])
          parseRichText(unit.repeat(times))
        return performance.now() - from
      })
      return Math.min(...rounds)
    }
    timeOf(8000)
    expect(timeOf(8000) / timeOf(2000)).toBeLessThan(10)
  })

  it('is truncated between words in the preview', () => {
    expect(excerpt('**One** two\n\n- three four', 12)).toBe('One two…')
    expect(excerpt('short', 12)).toBe('short')
  })

  it('drops invisible and direction characters except Bangla joiners', () => {
    expect(normalizeText('a\u202egnp.exe\u2066\u200b\ufeff র\u200d্য ক\u200cখ\r\nx')).toBe(
      'agnp.exe র\u200d্য ক\u200cখ\nx',
    )
    expect(normalizeSingleLine(' one\n two\u2028three ')).toBe('one two three')
  })
})

describe('publication state of a notice', () => {
  const now = new Date('2026-11-15T06:00:00Z')
  const from = (publishFrom: string, publishUntil: string | null = null, activeYn: 'Y' | 'N' = 'Y') =>
    publicationState({ activeYn, publishFrom, publishUntil }, now)

  it('is draft, scheduled, published or expired', () => {
    expect(from('2026-11-15T06:00:00Z', null, 'N')).toBe('draft')
    expect(from('2026-11-15T06:00:01Z')).toBe('scheduled')
    expect(from('2026-11-15T06:00:00Z')).toBe('published')
    expect(from('2026-11-14T06:00:00Z', '2026-11-15T06:00:00Z')).toBe('over')
    expect(from('2026-11-14T06:00:00Z', '2026-11-15T06:00:01Z')).toBe('published')
  })

  it('follows Dhaka time regardless of the editor’s time zone', () => {
    expect(parseDhakaDateTime('2026-11-15T14:30')).toBe('2026-11-15T08:30:00.000Z')
    expect(parseDhakaDateTime('2025-10-13T00:00:00+06:00')).toBe('2025-10-12T18:00:00.000Z')
    expect(parseDhakaDateTime('2025-10-13T00:00:00Z')).toBe('2025-10-13T00:00:00.000Z')
    expect(
      ['2026-02-30T10:00', '2026-11-15', '2026-11-15T25:00', '0001-01-01T00:00', 'now', ''].map(parseDhakaDateTime),
    ).toEqual(Array(6).fill(undefined))
    expect(toDhakaDateTimeLocal('2026-11-15T18:05:59Z')).toBe('2026-11-16T00:05')
  })
})

describe('validation of a notice', () => {
  const notice: NoticeInput = {
    noticeNumber: '49.04',
    title: 'Stipend 2026',
    titleBng: 'শিক্ষাবৃত্তি ২০২৬',
    details: '',
    detailsBng: '',
    publishFrom: '2026-11-15T14:30',
    publishUntil: null,
    orderNo: 1,
    activeYn: 'Y',
  }
  const wrong = (change: Partial<NoticeInput>) =>
    validateNotice(normalizeNotice({ ...notice, ...change })).map(({ path, code }) => `${path} ${code}`)

  it('accepts valid input', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ details: 'a [link](https://wewb.gov.bd)', detailsBng: 'একটি' })).toEqual([])
  })
  it('reports all invalid fields at once', () => {
    expect(wrong({ noticeNumber: ' ', title: '', titleBng: '', publishFrom: '' })).toEqual([
      'noticeNumber required',
      'title required',
      'titleBng required',
      'publishFrom required',
    ])
  })
  it('requires each title in its own language and the details in both', () => {
    expect(wrong({ title: 'বৃত্তি', titleBng: 'Stipend' })).toEqual([
      'title english-only',
      'titleBng bangla-letters-only',
    ])
    expect(wrong({ details: 'Only English' })).toEqual(['detailsBng rule'])
  })
  it('rejects other links, an end before the start, an order outside 1 to 999 and long texts', () => {
    expect(wrong({ details: '[x](javascript:alert)', detailsBng: 'ক' })).toEqual(['details rule'])
    expect(wrong({ publishUntil: '2026-11-15T14:30' })).toEqual(['publishUntil rule'])
    expect(wrong({ orderNo: 0 })).toEqual(['orderNo rule'])
    expect(wrong({ details: 'a'.repeat(5001), detailsBng: 'ক' })).toEqual(['details too-long'])
    expect(validateNews({ ...notice, publishedYn: 'Y', details: 'a'.repeat(1001), detailsBng: 'ক' })).toHaveLength(1)
  })
})

describe('URLs of notices', () => {
  it('are parsed from any URL and written in one canonical form', () => {
    const query = parseNoticeQuery(new URLSearchParams('?lang=en&search=%20 a  b&page=2&utm=x'))
    expect(query).toEqual({ search: 'a b', page: 2 })
    expect(formatNoticeQuery(query)).toBe('?search=a+b&page=2')
    expect(formatNoticeQuery(parseNoticeQuery(new URLSearchParams('page=1e9&search=')))).toBe('')
    expect(['77', '0', '-1', '7x', '', '9999999999'].map((id) => parseNoticeId(new URLSearchParams({ id })))).toEqual([
      77,
      ...Array(5).fill(undefined),
    ])
  })
})
