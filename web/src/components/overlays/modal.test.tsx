import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LanguageProvider } from '#lib/i18n/language.tsx'
import { Modal } from './modal.tsx'

it('has the size 2xl by default, in the centre, with a button to close and one to cancel', () => {
  const html = renderToString(
    <LanguageProvider initial="en">
      <Modal isOpen onClose={() => undefined} title="Title">
        Text
      </Modal>
    </LanguageProvider>,
  )
  expect(html).toMatch(/class="m-auto [^"]*max-w-2xl/)
  expect(html).toMatch(/aria-label="Close"/)
  expect(html).toMatch(/>Cancel</)
})
