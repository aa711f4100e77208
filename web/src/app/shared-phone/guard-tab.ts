import { getMenus } from '../../../../domain/src/contracts/portal.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { clearSession, isSignedIn } from '../../api-client/session.ts'
import { isSharedPhone } from '../../api-client/shared-phone.ts'

const sign = 'leftSharedPhone'
let isLeft = false

// For as long as the document lives, also after the session: one that the browser kept whole and brings back would show it again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || isSignedIn()) return
  document.body.replaceChildren()
  location.reload()
})

/** A tab that was opened from this one has taken its session along. The sign is seen there and gone at once. */
export function tellOtherTabs() {
  isLeft = true
  localStorage.setItem(sign, '')
  localStorage.removeItem(sign)
}

/** What the browser would do with a tab like any other, it does not do with this one. */
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
 * Leaves with a tab that left before the listener was there. The sign is gone by then, but the server knows: the session
 * is ended there before the sign is given.
 */
async function followEarlierSign() {
  const answer: unknown = await call(getMenus, { isPatient: true }).catch((problem: unknown) => problem)
  if (answer instanceof CallProblem && answer.code === 'TOKEN_INVALID' && !isLeft) location.replace('/login')
}

/** What is typed here is nothing to offer to the next person; the code of an SMS may be filled in, it serves once. */
function forgetTyped({ target }: FocusEvent) {
  if (target instanceof HTMLInputElement && target.autocomplete !== 'one-time-code') target.autocomplete = 'off'
}
