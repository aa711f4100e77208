import { clearSession, isSignedIn } from '../../api-client/session.ts'

const channel = 'left-shared-phone'

// For as long as the document lives, also after the session: one that the browser kept whole and brings back would show it again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || isSignedIn()) return
  document.body.replaceChildren()
  location.reload()
})

/** A tab that was opened from this one has taken its session along. */
export function tellOtherTabs() {
  const others = new BroadcastChannel(channel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is heard by its own origin alone
  others.postMessage('left')
  others.close()
}

/** What the browser would do with a tab like any other, it does not do with this one. */
export function guardTab(): () => void {
  const others = new BroadcastChannel(channel)
  others.addEventListener('message', () => {
    clearSession()
    location.replace('/login')
  })
  document.addEventListener('focusin', forgetTyped)
  return () => {
    others.close()
    document.removeEventListener('focusin', forgetTyped)
  }
}

/** What is typed here is nothing to offer to the next person; the code of an SMS may be filled in, it serves once. */
function forgetTyped({ target }: FocusEvent) {
  if (target instanceof HTMLInputElement && target.autocomplete !== 'one-time-code') target.autocomplete = 'off'
}
