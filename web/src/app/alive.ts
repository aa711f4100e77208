let announce = () => {}

/** Settles when the page answers to presses. */
export const alive = new Promise<void>((resolve) => {
  announce = resolve
})
export const announceAlive = () => announce()
