import type { Asking, Board, Headline, Series, Tile } from './board.ts'
import { boards } from './boards/catalogue.ts'

/** More nobody takes in at a glance. */
const mostTiles = 6

type Own = { tiles: readonly Tile[]; series: readonly Series[]; headlines: readonly Headline[] }

/** The boards of the roles somebody has, joined; without what they may not open. */
export function ownBoards({ seat, actor }: Asking): Own {
  const own = boards.filter(({ roles }) => roles.some((role) => seat.roles.includes(role)))
  const open = <F extends Tile | Series | Headline>(of: (board: Board) => readonly F[]) => {
    const all = own.flatMap(of).filter(({ opensTo }) => opensTo === undefined || actor.permissions.has(opensTo))
    return [...new Map(all.map((one) => [one.code, one])).values()]
  }
  return {
    tiles: open(({ tiles }) => tiles).slice(0, mostTiles),
    series: open(({ series }) => series),
    headlines: open(({ headlines = [] }) => headlines),
  }
}
