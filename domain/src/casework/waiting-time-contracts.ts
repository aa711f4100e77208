import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'

/** Working days from submission to decision: half of the cases within `medianDays`, 9 of 10 within `ninetyDays`. */
const waitingTime = z.strictObject({
  service: z.string(),
  medianDays: z.int(),
  ninetyDays: z.int(),
  cases: z.int(),
})

export const listWaitingTimes = contract({
  method: 'GET',
  path: '/pub/waiting-times',
  summary: 'List the processing times by service over the last twelve months; services with few cases are left out',
  access: 'anyone',
  response: z.array(waitingTime),
})
