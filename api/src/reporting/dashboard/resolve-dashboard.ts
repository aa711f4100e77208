import type { DashboardContext, RoleDashboard, Headline, Series, Tile } from './dashboard-definition.ts'
import { roleDashboards } from './role-dashboards/catalogue.ts'

/** Maximum number of tiles that can be taken in at a glance. */
const maxTiles = 6

type Own = { tiles: readonly Tile[]; series: readonly Series[]; headlines: readonly Headline[] }

/** Merges the dashboards of the user's roles, without figures they may not open. */
export function resolveDashboard({ seat, actor }: DashboardContext): Own {
  const own = roleDashboards.filter(({ roles }) => roles.some((role) => seat.roles.includes(role)))
  const open = <F extends Tile | Series | Headline>(of: (board: RoleDashboard) => readonly F[]) => {
    const all = own
      .flatMap(of)
      .filter(({ permission }) => permission === undefined || actor.permissions.has(permission))
    return [...new Map(all.map((one) => [one.code, one])).values()]
  }
  return {
    tiles: open(({ tiles }) => tiles).slice(0, maxTiles),
    series: open(({ series }) => series),
    headlines: open(({ headlines = [] }) => headlines),
  }
}
