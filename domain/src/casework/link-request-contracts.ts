import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { timestamp } from '#http/schemas.ts'
import { bilingual } from './application-schemas.ts'

/** `ENDED`: the application went to another account before the owner answered. */
export const linkRequestStates = ['WAITING', 'ACCEPTED', 'REFUSED', 'EXPIRED', 'ENDED'] as const
export type LinkRequestState = (typeof linkRequestStates)[number]

const request = { id: z.string(), applicationNo: z.string(), requestedAt: timestamp, expiresAt: timestamp }

export const listLinkRequests = contract({
  method: 'GET',
  path: '/link-requests',
  summary: 'List the requests to link applications of the caller to other accounts, and the requests of the caller',
  access: 'signed-in',
  response: z.strictObject({
    /** Requests that the caller decides. They show no more of the other person than name and masked login. */
    received: z.array(z.strictObject({ ...request, service: bilingual, name: bilingual, sentFrom: z.string() })),
    sent: z.array(z.strictObject({ ...request, state: z.enum(linkRequestStates) })),
  }),
})

export const decideLinkRequest = contract({
  method: 'POST',
  path: '/link-requests/:id/decision',
  summary: 'Accept or refuse a request to link an application of the caller to another account; both are final',
  access: 'signed-in',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ decision: z.enum(['ACCEPTED', 'REFUSED']) }),
  response: z.null(),
  message: { bn: 'আপনার সিদ্ধান্ত সংরক্ষণ হয়েছে।', en: 'Your decision is saved.' },
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN'],
})
