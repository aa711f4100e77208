import { useState } from 'react'

/** Runs one task at a time: a second press during the first does nothing. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false)
  const run = async (action: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await action()
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, run }
}
