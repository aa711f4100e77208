import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { PasswordInput } from './password-input.tsx'

it('hides the password until shown, and supports password managers', () => {
  const html = renderToString(
    <LanguageProvider initial="en">
      <PasswordInput
        id="password"
        label="Password"
        value="Padma@7182"
        onChange={() => {}}
        autoComplete="current-password"
      />
    </LanguageProvider>,
  )
  expect(html).toContain('type="password"')
  expect(html).toContain('autoComplete="current-password"')
  expect(html).not.toMatch(/onpaste|readonly/i)
})
