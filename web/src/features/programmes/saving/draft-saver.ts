import type { Keep, Clash } from '../../../../../domain/src/programmes/merge-values.ts'
import { mergeProgrammes } from '../../../../../domain/src/programmes/merge-programmes.ts'
import type { Programme } from '../../../../../domain/src/programmes/programme.ts'
import { CallProblem } from '../../../api-client/call.ts'
import type { DraftStore } from '../draft/draft-store.ts'

/** What the server has of a programme. */
export type Stored = { draft: Programme; revision: number; changedBy: string }

export type SaverWays = {
  /** Answers the next revision. */
  save(draft: Programme, revision: number): Promise<number>
  load(): Promise<Stored>
  /** Both wrote something else in the same place: whose is kept, by the path of the clash. */
  ask(clashes: readonly Clash[]): Promise<Keep>
  /** Somebody else's changes are now on this screen. */
  onMerged(changedBy: string, renamed: { [mine: string]: string }): void
}

/** Who keeps writing at the same moment gets out of the way after so many rounds, and is told that it was not saved. */
const mostRounds = 5

/**
 * Keeps the draft on the server. Whoever was faster is never overwritten: their changes come into this draft first, by ids,
 * and only where both wrote the same thing differently a person is asked.
 */
export class DraftSaver {
  private base: Programme
  revision: number
  private readonly store: DraftStore
  private readonly ways: SaverWays

  constructor(store: DraftStore, stored: Pick<Stored, 'draft' | 'revision'>, ways: SaverWays) {
    this.store = store
    this.base = stored.draft
    this.revision = stored.revision
    this.ways = ways
  }

  /** What the server had when this draft began: needed to bring it together later with what the server has then. */
  get begun(): Programme {
    return this.base
  }

  readonly save = async (): Promise<void> => {
    for (let round = 0; ; round += 1) {
      const mine = this.store.read()
      try {
        this.revision = await this.ways.save(mine, this.revision)
        this.base = mine
        return
      } catch (problem) {
        const isLate = problem instanceof CallProblem && problem.code === 'VERSION_CONFLICT'
        if (!isLate || round >= mostRounds) throw problem
        await this.takeIn(await this.ways.load())
      }
    }
  }

  /** Brings together what was written here and there since both were the same. */
  async takeIn({ draft: theirs, revision, changedBy }: Stored): Promise<void> {
    const { base } = this
    const { clashes } = mergeProgrammes(base, this.store.read(), theirs)
    const keep = clashes.length > 0 ? await this.ways.ask(clashes) : {}
    // What was typed while the question stood open is in the store by now.
    const { renamed } = mergeProgrammes(base, this.store.read(), theirs, keep)
    this.store.rebase((mine) => mergeProgrammes(base, mine, theirs, keep).merged)
    this.base = theirs
    this.revision = revision
    this.ways.onMerged(changedBy, renamed)
  }
}
