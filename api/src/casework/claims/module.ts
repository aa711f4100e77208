import type { Module } from '#module.ts'
import { refillClaims } from './refill-claims.ts'

export const claimsModule = {
  // Before the portal serves: otherwise an application from before the ledger could be claimed again.
  resume: refillClaims,
  jobs: (portal) => [{ queue: 'daily-round', run: () => refillClaims(portal) }],
} satisfies Module
