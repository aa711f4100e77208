import type { ScanNotice } from './document-check-messages.ts'

/** A scan failed for a reason the user can act on. */
export class ScanError extends Error {
  readonly reason: ScanNotice
  constructor(why: ScanNotice) {
    super(why)
    this.reason = why
  }
}

/** For lazy-loaded scan modules: the connection may be lost by then. */
export const throwReaderUnavailable = (): never => {
  throw new ScanError('no-reader')
}
