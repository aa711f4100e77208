import { useEffect, useState } from 'react'

type InstallOffer = Event & { prompt(): Promise<unknown> }

/** `inside`: the page was opened from the home screen. */
export type InstallState = { state: 'inside' | 'offered' | 'by-hand'; install(): void }

/** Some browsers fire an event when the page can be installed; others offer it in their menu only. */
export function useInstallPrompt(): InstallState {
  const [offer, setOffer] = useState<InstallOffer>()
  const [isInside, setIsInside] = useState(() => matchMedia('(display-mode: standalone)').matches)
  useEffect(() => {
    const saveOffer = (event: Event) => {
      // Deferred until the user asks for it.
      event.preventDefault()
      setOffer(event as InstallOffer)
    }
    const notice = () => setIsInside(true)
    window.addEventListener('beforeinstallprompt', saveOffer)
    window.addEventListener('appinstalled', notice)
    return () => {
      window.removeEventListener('beforeinstallprompt', saveOffer)
      window.removeEventListener('appinstalled', notice)
    }
  }, [])
  const install = () => {
    void offer?.prompt()
    // The event can be used once.
    setOffer(undefined)
  }
  return { state: isInside ? 'inside' : offer ? 'offered' : 'by-hand', install }
}
