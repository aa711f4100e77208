import { clearSession, isSignedIn } from '../../api-client/session.ts'
import { isSharedPhone } from '../../api-client/shared-phone.ts'

const sign = 'leftSharedPhone'

// For as long as the document lives, also after the session: one that the browser kept whole and brings back would show it again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || isSignedIn()) return
  document.body.replaceChildren()
  location.reload()
})

/** A tab that was opened from this one has taken its session along. The sign is seen there and gone at once. */
export function tellOtherTabs() {
  localStorage.setItem(sign, '')
  localStorage.removeItem(sign)
}

/** What the browser would do with a tab like any other, it does not do with this one. */
export function guardTab(): () => void {
  window.addEventListener('storage', follow)
  document.addEventListener('focusin', forgetTyped)
  return () => {
    window.removeEventListener('storage', follow)
    document.removeEventListener('focusin', forgetTyped)
  }
}

function follow({ key }: StorageEvent) {
  if (key !== sign || !isSharedPhone()) return
  clearSession()
  location.replace('/login')
}

/** What is typed here is nothing to offer to the next person; the code of an SMS may be filled in, it serves once. */
function forgetTyped({ target }: FocusEvent) {
  if (target instanceof HTMLInputElement && target.autocomplete !== 'one-time-code') target.autocomplete = 'off'
}
