import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Locale } from '@wewb/domain/language/bilingual'
import { createFakeStorage } from '#lib/api-client/fake-storage.test.support.ts'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { StaticRouter } from '#lib/router/router.tsx'
import { PageBreadcrumb } from './page-breadcrumb.tsx'

const crumb = {
  mainMenuName: 'Report',
  mainMenuNameBng: 'প্রতিবেদন',
  menuName: 'General report',
  menuNameBng: 'সাধারণ প্রতিবেদন',
}
beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage({ routeBreadcrumbMap: JSON.stringify({ '/general-report': crumb }) }))
  vi.stubGlobal('sessionStorage', createFakeStorage())
})
const renderHtml = (path: string, locale: Locale) =>
  renderToString(
    <StaticRouter location={path}>
      <LanguageProvider initial={locale}>
        <PageBreadcrumb />
      </LanguageProvider>
    </StaticRouter>,
  )

it('shows home, main menu and submenu in the reader’s language, and nothing for a path outside the stored map', () => {
  expect(renderHtml('/general-report', 'en')).toMatch(/Home.*Report.*General report/s)
  expect(renderHtml('/general-report', 'bn')).toMatch(/প্রতিবেদন.*সাধারণ প্রতিবেদন/s)
  expect([renderHtml('/profile', 'en'), renderHtml('/dashboard', 'bn')]).toEqual(['', ''])
})
