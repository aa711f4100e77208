import type { InputOf } from '@wewb/domain/http/contract'
import type { SetupEndpoints } from '@wewb/domain/services/setup-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { circularTypeOf } from '@wewb/domain/services/awards/circulars'
import type { Actor, Context } from '#server/context.ts'
import { pageOf } from '#server/listing.ts'
import { describeSetup } from './describe-setup.ts'
import { listSetupPage } from './queries.ts'

type Query = InputOf<SetupEndpoints['list']> & { service: string }

/** Lists the circulars of a service, newest first, with the actor's actions. */
export async function listSetups({ db, now, actor }: Context, query: Query) {
  const { service, page = 1, size = DEFAULT_PAGE_SIZE, search = '', sort } = query
  const { total, rows } = await listSetupPage(db, { service, search, sort, page, size })
  const list = await Promise.all(rows.map((setup) => describeSetup(db, setup, toDhakaDate(now()))))
  return {
    ...pageOf({ list, total, page, size }),
    fields: circularTypeOf(service).fields,
    actions: circularActions(actor),
  }
}

/** The circulars of both benefits share one permission. */
const circularActions = ({ permissions }: Actor) =>
  (['create', 'edit', 'publish'] as const).filter((action) => permissions.has(`dis-application-setup:${action}`))
