import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { queryId, text, yesNo } from '#http/schemas.ts'

export const listServices = contract({
  method: 'GET',
  path: '/services',
  summary: 'List the services that the caller may use, open or closed',
  access: 'signed-in',
  response: z.array(
    z.strictObject({
      service: z.string(),
      title: z.string(),
      titleBng: z.string(),
      summary: z.string(),
      summaryBng: z.string(),
      path: z.string(),
      openYn: yesNo,
      closesOn: z.nullable(z.string()),
      version: z.int(),
      /** Why the service takes no new applications at present. */
      stopped: z.nullable(z.strictObject({ bn: z.string(), en: z.string() })),
      /** Circulars that accept applications today; empty for services without circulars. */
      setups: z.array(
        z.strictObject({ setupId: z.int(), title: z.string(), titleBng: z.string(), closesOn: z.string() }),
      ),
    }),
  ),
})

export const printPrintableForm = contract({
  method: 'GET',
  path: '/services/:service/printable-form',
  summary: 'Download the empty form of a service as PDF, to be filled in by hand',
  access: 'signed-in',
  returnsFile: true,
  params: z.strictObject({ service: text(60) }),
  query: z.strictObject({ language: z.optional(z.enum(['bn', 'en'])) }),
  response: z.null(),
  problems: ['NOT_FOUND', 'UNAVAILABLE'],
})

export const getDefinition = contract({
  method: 'GET',
  path: '/services/:service/definition',
  summary: 'Get the definition of a service, in the current version unless another is requested',
  access: 'signed-in',
  params: z.strictObject({ service: text(60) }),
  query: z.strictObject({ version: z.optional(queryId) }),
  /** A `ServiceDefinition` (`domain/src/engine/definition`). */
  response: z.strictObject({ service: z.string(), version: z.int(), definition: z.unknown() }),
  problems: ['NOT_FOUND'],
})
