import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'

export const getDeviceKey = contract({
  method: 'GET',
  path: '/profile/device-key',
  summary:
    'The key that seals what an applicant has written on a device and not sent yet; ' +
    'the same for the same person, and never stored',
  access: 'signed-in',
  response: z.strictObject({ key: z.string() }),
})
