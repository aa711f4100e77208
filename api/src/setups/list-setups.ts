import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { SetupCalls } from '../../../domain/src/contracts/setups.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { circularOf } from '../../../domain/src/awards/circulars.ts'
import type { Actor, Context } from '../platform/context.ts'
import { containing, pageOf } from '../platform/listing.ts'
import { describeSetup } from './describe-setup.ts'

type Asked = InputOf<SetupCalls['list']> & { service: string }

/** The circulars of a service, newest first, with what this person may do to them. */
export async function listSetups({ db, now, actor }: Context, { service, page = 1, size = pageSize, search }: Asked) {
  const wanted = containing(search ?? '')
  const found = db
    .selectFrom('setup')
    .where('service', '=', service)
    .where((eb) => eb.or([eb('title', 'ilike', wanted), eb('title_bng', 'ilike', wanted)]))
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const list = await Promise.all(rows.map((setup) => describeSetup(db, setup, dhakaDay(now()))))
  return { ...pageOf({ list, total, page, size }), fields: circularOf(service).fields, actions: circularActions(actor) }
}

/** domain/4-access.md 4.3 has one row for both setups. */
const circularActions = ({ permissions }: Actor) =>
  (['create', 'edit', 'publish'] as const).filter((action) => permissions.has(`dis-application-setup:${action}`))
