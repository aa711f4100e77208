import { serviceMessages } from './messages.ts'

/** E-17: one application for each deceased, whichever relative applies. A service adds where the passport stands. */
export const oncePerDeceased = { id: 'deceased', code: 'E-17', otherwise: serviceMessages.caseExists }
