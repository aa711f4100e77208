import type { Context } from '#server/context.ts'
import { listLatestSetups, listServiceTitles } from './queries.ts'

/** Lists the filters of an audience: all present and past services, and every circular. */
export async function listAudienceChoices({ db }: Context) {
  const services = await listServiceTitles(db)
  const setups = await listLatestSetups(db)
  return {
    services: services.map(({ service, title }) => ({ service, title: title.en, titleBng: title.bn })),
    setups: setups.map(({ id, service, title, title_bng }) => ({ setupId: id, service, title, titleBng: title_bng })),
  }
}
