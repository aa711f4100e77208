import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/setups.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { circularOf } from '../../../domain/src/services/circulars.ts'
import { containing, pageOf } from '../platform/listing.ts'
import type { Actor, Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { describeSetup } from './describe-setup.ts'
import { scholarship } from './repository.ts'
import { changeSetup, extendSetup, publishSetup, removeSetup, saveSetup } from './save-setup.ts'

/** domain/4-access.md 4.3 has one row for both setups. */
const circularActions = ({ permissions }: Actor) =>
  (['create', 'edit', 'publish'] as const).filter((action) => permissions.has(`dis-application-setup:${action}`))

export function setupRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.listScholarships, async ({ db, now, actor }, { page = 1, size = pageSize, search }) => {
    const wanted = containing(search ?? '')
    const found = db
      .selectFrom('setup')
      .where('service', '=', scholarship)
      .where((eb) => eb.or([eb('title', 'ilike', wanted), eb('title_bng', 'ilike', wanted)]))
    const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    const rows = await found
      .selectAll()
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute()
    const list = await Promise.all(rows.map((setup) => describeSetup(db, setup, dhakaDay(now()))))
    return {
      ...pageOf({ list, total, page, size }),
      fields: circularOf(scholarship).fields,
      actions: circularActions(actor),
    }
  })
  serve(app, portal, calls.saveScholarship, saveSetup)
  serve(app, portal, calls.changeScholarship, changeSetup)
  serve(app, portal, calls.extendScholarship, extendSetup)
  serve(app, portal, calls.publishScholarship, publishSetup)
  serve(app, portal, calls.removeScholarship, removeSetup)
}
