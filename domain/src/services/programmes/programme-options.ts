import type { TemplateName } from '#engine/definition/statuses.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'

/** Desks for an approval chain; field offices are found by an address or mission in the form. */
export const deskTemplateNames = [
  'demo',
  'centre',
  'district',
  'mission',
  'section',
  'assistant',
  'director',
] as const satisfies (keyof typeof deskTemplates)[]
export type DeskTemplateName = (typeof deskTemplateNames)[number]

/** Messages that a programme may override. */
export const customMessageNames = ['SUBMITTED', 'RETURNED', 'APPROVED', 'REJECTED'] as const satisfies TemplateName[]
