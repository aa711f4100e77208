import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Permission } from '../../../domain/src/access/actions.ts'
import { getDashboard } from '../../../domain/src/contracts/portal.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { listNewDevices } from '../accounts/new-devices.ts'
import { listRoles } from '../accounts/repository.ts'
import type { Portal } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { serve } from '../platform/serve.ts'
import { listMessages } from './list-messages.ts'

/** `url` is the list behind the figure, once there is one. */
type Tile = { code: string; label: Bilingual; opensTo: Permission; url?: string; figure(db: Database): Promise<number> }

const count = async (db: Database, what: ReturnType<typeof sql<{ n: number }>>) => (await what.execute(db)).rows[0]?.n ?? 0

/** Figures of the house itself; each shows to whoever may open the screen it is about. */
const tiles: Tile[] = [
  {
    code: 'USERS_ACTIVE', label: { bn: 'সক্রিয় ব্যবহারকারী', en: 'Active users' }, opensTo: 'users:view',
    figure: (db) => count(db, sql<{ n: number }>`select count(*)::int as n from account where state = 'active'`),
  },
  {
    code: 'USERS_INACTIVE', label: { bn: 'নিষ্ক্রিয় ব্যবহারকারী', en: 'Inactive users' }, opensTo: 'users:view',
    figure: (db) => count(db, sql<{ n: number }>`select count(*)::int as n from account where state = 'inactive'`),
  },
  {
    code: 'MESSAGES_WAITING', label: { bn: 'পাঠানোর অপেক্ষায় বার্তা', en: 'Messages waiting' }, opensTo: 'messages:view',
    figure: (db) => count(db, sql<{ n: number }>`select count(*)::int as n from message where state in ('queued', 'sending', 'retry')`),
  },
  {
    code: 'LOG_INS_REFUSED', url: '/audit-log?search=account.log-in-refused', label: { bn: '২৪ ঘণ্টায় ব্যর্থ লগইন', en: 'Failed log-ins in 24 hours' }, opensTo: 'audit-log:view',
    figure: (db) => count(db, sql<{ n: number }>`select count(*)::int as n from audit where event = 'account.log-in-refused' and at > now() - interval '24 hours'`),
  },
  {
    code: 'EVENTS_RECORDED', url: '/audit-log', label: { bn: '২৪ ঘণ্টায় লিপিবদ্ধ ঘটনা', en: 'Events recorded in 24 hours' }, opensTo: 'audit-log:view',
    figure: (db) => count(db, sql<{ n: number }>`select count(*)::int as n from audit where at > now() - interval '24 hours'`),
  },
  {
    code: 'NOTICES_ENDING', url: '/notice-list?state=published', label: { bn: '৭ দিনের মধ্যে শেষ হবে এমন নোটিশ', en: 'Notices that end within 7 days' }, opensTo: 'notice-list:edit',
    figure: (db) => count(db, sql<{ n: number }>`select count(*)::int as n from notice where active_yn = 'Y' and publish_until between now() and now() + interval '7 days'`),
  },
  {
    code: 'NEWS_ENDING', url: '/highlight-news?state=published', label: { bn: '৭ দিনের মধ্যে শেষ হবে এমন খবর', en: 'News that ends within 7 days' }, opensTo: 'highlight-news:edit',
    figure: (db) => count(db, sql<{ n: number }>`select count(*)::int as n from news_highlight where published_yn = 'Y' and publish_until between now() and now() + interval '7 days'`),
  },
] // prettier-ignore

export function dashboardRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, getDashboard, async ({ db, actor }) => {
    const [role] = await listRoles(db, actor.id)
    const shown = tiles.filter(({ opensTo }) => actor.permissions.has(opensTo))
    const figures = await Promise.all(
      shown.map(async ({ code, label, url = null, figure }) => ({
        code,
        label: label.en,
        labelBng: label.bn,
        value: await figure(db),
        url,
      })),
    )
    return {
      role: role?.code ?? actor.userType,
      tiles: figures,
      messages: [...(await listNewDevices({ db, actor })), ...(await listMessages({ db, actor }))],
    }
  })
}
