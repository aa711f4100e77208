import { useEffect, useState } from 'react'

type InstallOffer = Event & { prompt(): Promise<unknown> }

/** `inside`: the page was opened from its sign on the home screen already. */
export type Install = { state: 'inside' | 'offered' | 'by-hand'; install(): void }

/** Some browsers say by an event that they would install the page; the others leave it to their menu. */
export function useInstall(): Install {
  const [offer, setOffer] = useState<InstallOffer>()
  const [isInside, setIsInside] = useState(() => matchMedia('(display-mode: standalone)').matches)
  useEffect(() => {
    const keepOffer = (event: Event) => {
      // Asked when the person wants it, not in the middle of typing a code.
      event.preventDefault()
      setOffer(event as InstallOffer)
    }
    const notice = () => setIsInside(true)
    window.addEventListener('beforeinstallprompt', keepOffer)
    window.addEventListener('appinstalled', notice)
    return () => {
      window.removeEventListener('beforeinstallprompt', keepOffer)
      window.removeEventListener('appinstalled', notice)
    }
  }, [])
  const install = () => {
    void offer?.prompt()
    // An offer serves once.
    setOffer(undefined)
  }
  return { state: isInside ? 'inside' : offer ? 'offered' : 'by-hand', install }
}
