import type { ConflictResolutions, MergeConflict } from '@wewb/domain/services/programmes/merge-values'
import { mergeProgrammes } from '@wewb/domain/services/programmes/merge-programmes'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import type { DraftStore } from '#services/programmes/draft/draft-store.ts'

/** The programme as stored by the server. */
export type StoredProgramme = { draft: Programme; revision: number; changedBy: string }

export type DraftSaverOptions = {
  /** Returns the next revision. */
  save(draft: Programme, revision: number): Promise<number>
  load(): Promise<StoredProgramme>
  /** Asks which value wins, by the path of the conflict. */
  resolveConflicts(clashes: readonly MergeConflict[]): Promise<ConflictResolutions>
  /** Runs when somebody else's changes were merged into this draft. */
  onMerged(changedBy: string, renamed: { [mine: string]: string }): void
}

/** Gives up after this many concurrent changes and reports that the draft was not saved. */
const maxRounds = 5

/**
 * Saves the draft on the server. Concurrent changes are never overwritten: they are merged into this draft by ids
 * first, and the user is asked only about conflicts.
 */
export class DraftSaver {
  private base: Programme
  revision: number
  private readonly store: DraftStore
  private readonly options: DraftSaverOptions

  constructor(store: DraftStore, stored: Pick<StoredProgramme, 'draft' | 'revision'>, options: DraftSaverOptions) {
    this.store = store
    this.base = stored.draft
    this.revision = stored.revision
    this.options = options
  }

  /** The server's version when this draft was started: the base of a later merge. */
  get baseProgramme(): Programme {
    return this.base
  }

  readonly save = async (): Promise<void> => {
    for (let round = 0; ; round += 1) {
      const mine = this.store.read()
      try {
        this.revision = await this.options.save(mine, this.revision)
        this.base = mine
        return
      } catch (problem) {
        const isLate = problem instanceof ApiProblem && problem.code === 'VERSION_CONFLICT'
        if (!isLate || round >= maxRounds) throw problem
        await this.mergeRemote(await this.options.load())
      }
    }
  }

  /** Merges the local and the server's changes since their common base. */
  async mergeRemote({ draft: theirs, revision, changedBy }: StoredProgramme): Promise<void> {
    const { base } = this
    const { conflicts } = mergeProgrammes(base, this.store.read(), theirs)
    const resolutions = conflicts.length > 0 ? await this.options.resolveConflicts(conflicts) : {}
    // Merges again, because the user may have typed while the dialog was open.
    const { renamed } = mergeProgrammes(base, this.store.read(), theirs, resolutions)
    this.store.rebase((mine) => mergeProgrammes(base, mine, theirs, resolutions).merged)
    this.base = theirs
    this.revision = revision
    this.options.onMerged(changedBy, renamed)
  }
}
