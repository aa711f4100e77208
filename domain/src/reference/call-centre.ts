/** Default call centre numbers, also used where the settings cannot be loaded. */
export const callCentre = { local: '16135', abroad: '+8809610102030' } as const
