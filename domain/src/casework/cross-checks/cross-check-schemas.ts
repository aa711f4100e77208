import * as z from 'zod/mini'
import { bilingual } from '#casework/application-schemas.ts'
import { timestamp } from '#http/schemas.ts'
import { crossCheckCodes, crossCheckLevels } from './cross-check.ts'

/** A comparison that needs attention, as lists show it. */
export const flagSchema = z.strictObject({ code: z.enum(crossCheckCodes), level: z.enum(['amber', 'red']) })
export type Flag = z.infer<typeof flagSchema>

/** A comparison as the officers see it, with the reasons that they gave. */
export const crossCheckSchema = z.strictObject({
  code: z.enum(crossCheckCodes),
  level: z.enum(crossCheckLevels),
  percent: z.nullable(z.int()),
  text: bilingual,
  source: bilingual,
  applications: z.array(z.string()),
  /** Number of officers who still have to give a reason before the approval. */
  missing: z.int(),
  reasons: z.array(
    z.strictObject({
      person: z.string(),
      personBng: z.string(),
      at: timestamp,
      reason: z.string(),
      mineYn: z.string(),
    }),
  ),
})
