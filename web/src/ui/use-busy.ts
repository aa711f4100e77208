import { useState } from 'react'

/** One piece of work at a time: a second press while the first is on its way does nothing. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await work()
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, run }
}
