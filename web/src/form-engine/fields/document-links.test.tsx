import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeStorage } from '#lib/api-client/fake-storage.test.support.ts'
import { Avatar } from '#components/layout/avatar.tsx'
import { hasThumbnail } from './document-links.tsx'

const marked = (dataset: Record<string, string>) => vi.stubGlobal('document', { documentElement: { dataset } })
afterEach(() => vi.unstubAllGlobals())

const avatar = () => renderToString(<Avatar name="Rahima" photo="/api/v1/files/avatar/rahima" />)
const scan = { fileName: 'passport.jpg', mediaType: 'image/jpeg', kilobytes: 900 }

describe('document links with data saving', () => {
  it('load no decorative image', () => {
    marked({ light: '' })
    expect(avatar()).not.toContain('<img')
    expect(avatar()).toContain('>R</span>')
    expect(hasThumbnail(scan)).toBe(false)
  })

  it('show images otherwise', () => {
    marked({})
    expect(avatar()).toContain('src="/api/v1/files/avatar/rahima"')
    expect(hasThumbnail(scan)).toBe(true)
    expect(hasThumbnail({ ...scan, mediaType: 'application/pdf' })).toBe(false)
  })
})

it('do not show a document on a shared phone', () => {
  marked({})
  vi.stubGlobal('sessionStorage', createFakeStorage({ token: 'secret' }))
  expect(hasThumbnail(scan)).toBe(false)
})
