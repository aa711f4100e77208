import type { Bilingual } from '../language/bilingual.ts'

/** `{product}` of the specification: in routes, module codes and the card call. */
export const product = 'wewb'

export const portalName: Bilingual = { bn: 'ওয়েজ আর্নার্স কল্যাণ বোর্ড', en: "Wage Earners' Welfare Board" }

export const uiVersion = 'V251027.1026'
/** Shown when the server does not say its own. */
export const missingServerVersion = '20250000.00.00'
export const serverVersion = '20251027.10.26'
