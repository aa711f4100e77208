import { getMenus } from '@wewb/domain/administration/portal-contracts'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { clearSession, isSignedIn } from '#lib/api-client/session-storage.ts'
import { isSharedPhone } from '#lib/api-client/shared-phone.ts'

const sign = 'leftSharedPhone'
let isLeft = false

// Stays registered after the session, because the back-forward cache could restore the page and show its data.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || isSignedIn()) return
  document.body.replaceChildren()
  location.reload()
})

/** Notifies tabs opened from this one, which copied its session. The key is written and removed at once. */
export function notifyOtherTabs() {
  isLeft = true
  localStorage.setItem(sign, '')
  localStorage.removeItem(sign)
}

/** Guards a tab on a shared phone: follows a logout in other tabs and turns off autofill. */
export function guardTab(): () => void {
  window.addEventListener('storage', follow)
  document.addEventListener('focusin', forgetTyped)
  void followEarlierSign()
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

/**
 * Leaves when another tab left before the listener existed. The key is gone by then, but the server ends the session
 * before the key is written.
 */
async function followEarlierSign() {
  const answer: unknown = await sendRequest(getMenus, { isOfflineTolerant: true }).catch((problem: unknown) => problem)
  if (answer instanceof ApiProblem && answer.code === 'TOKEN_INVALID' && !isLeft) location.replace('/login')
}

/** Turns off autofill, so that the next person is offered none of this input. One-time codes may be filled in. */
function forgetTyped({ target }: FocusEvent) {
  if (target instanceof HTMLInputElement && target.autocomplete !== 'one-time-code') target.autocomplete = 'off'
}
