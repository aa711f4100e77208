/** Where people are helped by phone, until the board sets other numbers; also told where no setting can be asked. */
export const callCentre = { local: '16135', abroad: '+8809610102030' } as const
