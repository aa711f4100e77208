import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { PasswordInput } from './password-input.tsx'

it('hides what is typed until one asks to see it, and lets password managers fill it', () => {
  const rendered = renderToString(
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
  expect(rendered).toContain('type="password"')
  expect(rendered).toContain('autoComplete="current-password"')
  expect(rendered).not.toMatch(/onpaste|readonly/i)
})
