/** Where a person wants messages about applications. `USUAL`: by login and place, as long as nobody chose. */
export const messageChannels = ['USUAL', 'SMS', 'EMAIL', 'BOTH'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** Channels that need an e-mail address that the person has proved to own. */
export const needsEmail = (channel: MessageChannel): boolean => channel === 'EMAIL' || channel === 'BOTH'
