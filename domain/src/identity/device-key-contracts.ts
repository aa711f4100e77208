import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'

export const getDeviceKey = contract({
  method: 'GET',
  path: '/profile/device-key',
  summary: 'Get the key that encrypts unsent changes on a device; it is derived per person and never stored',
  access: 'signed-in',
  response: z.strictObject({ key: z.string() }),
})
