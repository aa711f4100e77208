import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { queryId, text, timestamp } from '#http/schemas.ts'

const titles = { service: z.string(), title: z.string(), titleBng: z.string() }
const nullableText = z.nullable(z.string())

const stop = z.strictObject({
  stopId: z.int(),
  ...titles,
  reason: z.string(),
  reasonBng: z.string(),
  opensOn: nullableText,
  stoppedAt: timestamp,
  stoppedBy: z.string(),
  stoppedByBng: nullableText,
  reopenedAt: z.nullable(timestamp),
  reopenedBy: nullableText,
  reopenedByBng: nullableText,
  reopenReason: nullableText,
})

export const listStoppedServices = contract({
  method: 'GET',
  path: '/stopped-services',
  summary: 'List the services with their stops: those of today, and the last 50 that are over',
  access: 'stopped-services:view',
  response: z.strictObject({
    services: z.array(z.strictObject({ ...titles, stop: z.nullable(stop) })),
    past: z.array(stop),
  }),
})

export const stopService = contract({
  method: 'POST',
  path: '/stopped-services',
  summary: 'Stop new applications for a service from now on, until the day `opensOn` or until it is reopened',
  access: 'stopped-services:edit',
  body: z.strictObject({
    service: text(60),
    reason: text(2000),
    reasonBng: text(2000),
    opensOn: z.optional(z.nullable(text(10))),
  }),
  response: z.null(),
  message: { bn: 'সেবাটি বন্ধ করা হয়েছে।', en: 'The service is stopped.' },
  problems: ['NOT_FOUND', 'ALREADY_EXISTS', 'ANSWERS_INVALID'],
})

export const reopenService = contract({
  method: 'POST',
  path: '/stopped-services/:stopId/reopen',
  summary: 'Take new applications for a stopped service again',
  access: 'stopped-services:edit',
  params: z.strictObject({ stopId: queryId }),
  body: z.strictObject({ reopenReason: text(2000) }),
  response: z.null(),
  message: { bn: 'সেবাটি আবার চালু করা হয়েছে।', en: 'The service is open again.' },
  problems: ['NOT_FOUND', 'ANSWERS_INVALID'],
})
