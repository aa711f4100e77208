import { useEffect, useState } from 'react'
import { getProgramme, saveProgramme } from '../../../../../domain/src/contracts/programmes.ts'
import { mergeProgrammes } from '../../../../../domain/src/programmes/merge-programmes.ts'
import type { Clash, Keep } from '../../../../../domain/src/programmes/merge-values.ts'
import type { Programme } from '../../../../../domain/src/programmes/programme.ts'
import { call, CallProblem } from '../../../api-client/call.ts'
import { flushBeforeLeaving } from '../../../api-client/flush-typed.ts'
import { Autosave, type SaveState } from '../../../forms/autosave.ts'
import { isPassing } from '../../../forms/passing.ts'
import { problemMessage } from '../../../ui/use-problems.ts'
import type { DraftStore } from '../draft/draft-store.ts'
import { Held } from '../draft/held.ts'
import type { Missing, ProgrammeAnswer } from '../use-programme.ts'
import { DraftSaver } from './draft-saver.ts'
import { dropKeptDraft, keepDraft, readKeptDraft } from './kept-draft.ts'

/** A question to the person: both wrote something else in the same place. */
export type Asking = { clashes: readonly Clash[]; onKeep(keep: Keep): void }

type Told = { onMerged(name: string, renamed: { [mine: string]: string }): void; onFound(): void }

/** The saving of one draft, from its opening to its leaving. Lives outside React, as the draft does. */
export class DraftSaving {
  readonly state = new Held<SaveState>({ is: 'idle' })
  readonly asking = new Held<Asking | undefined>(undefined)
  readonly checklist: Held<readonly Missing[]>
  private readonly saver: DraftSaver
  private readonly autosave: Autosave<Programme>
  private pause: ReturnType<typeof setTimeout> | undefined
  private told: Told = { onMerged: () => undefined, onFound: () => undefined }
  private readonly store: DraftStore
  private readonly programId: number

  constructor(store: DraftStore, { programId, draft, revision, checklist }: ProgrammeAnswer) {
    this.store = store
    this.programId = programId
    this.checklist = new Held<readonly Missing[]>(checklist)
    this.saver = new DraftSaver(
      store,
      { draft: draft as Programme, revision },
      {
        save: async (mine, before) => {
          const body = { draft: mine, revision: before }
          const { data } = await call(saveProgramme, { params: { programId }, body, isPatient: true, showLoader: false })
          this.checklist.set(data.checklist)
          return data.revision
        },
        load: async () => {
          const { data } = await call(getProgramme, { params: { programId }, query: {}, isPatient: true })
          return { draft: data.draft as Programme, revision: data.revision, changedBy: data.changedBy }
        },
        ask: (clashes) => this.ask(clashes),
        onMerged: (name, renamed) => this.told.onMerged(name, renamed),
      },
    )
    this.autosave = new Autosave<Programme>({
      save: () => this.saver.save(),
      onState: (state) => this.becomes(state),
      refusalOf: (problem) => (isPassing(problem) ? undefined : refusal(problem)),
    })
  }

  get revision(): number {
    return this.saver.revision
  }

  tell(told: Told): void {
    this.told = told
  }

  /** Soon after the last key; whoever never stops is saved nonetheless, by the clock of `Autosave`. */
  readonly changed = (): void => {
    this.autosave.change(this.store.read())
    clearTimeout(this.pause)
    this.pause = setTimeout(() => void this.autosave.flush(), 800)
  }

  readonly flush = (): Promise<boolean> => {
    clearTimeout(this.pause)
    return this.autosave.flush()
  }

  /** What could not be sent last time comes back. */
  async bringBack(): Promise<void> {
    const kept = readKeptDraft(this.programId)
    if (!kept) return
    const { base, mine } = kept
    const theirs = this.store.read()
    const { clashes } = mergeProgrammes(base, mine, theirs)
    const keep = clashes.length > 0 ? await this.ask(clashes) : {}
    this.store.change('kept', () => mergeProgrammes(base, mine, theirs, keep).merged)
    dropKeptDraft(this.programId)
    this.told.onFound()
  }

  private readonly ask = (clashes: readonly Clash[]) =>
    new Promise<Keep>((resolve) => {
      this.asking.set({
        clashes,
        onKeep: (keep) => {
          this.asking.set(undefined)
          resolve(keep)
        },
      })
    })

  private becomes(state: SaveState): void {
    this.state.set(state)
    if (state.is === 'waiting') keepDraft(this.programId, { base: this.saver.begun, mine: this.store.read() })
    if (state.is === 'saved') dropKeptDraft(this.programId)
  }
}

const refusal = (problem: unknown) => {
  const [issue] = problem instanceof CallProblem ? problem.issues : []
  return issue ? { bn: issue.message, en: issue.message } : problemMessage(problem)
}

/** Saves while the draft changes, and before the page is left in any way a page can be left. */
export function useDraftSaving(store: DraftStore, answer: ProgrammeAnswer): DraftSaving {
  const [saving] = useState(() => new DraftSaving(store, answer))
  useEffect(() => {
    if (!store.isEditable) return undefined
    let last = store.read()
    const stop = store.held.watch(() => {
      if (store.read() === last) return
      last = store.read()
      saving.changed()
    })
    void saving.bringBack()
    const flush = () => void saving.flush()
    const settle = flushBeforeLeaving(saving.flush)
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush()
    const warn = (event: BeforeUnloadEvent) => {
      const { is } = saving.state.read()
      if (is === 'waiting' || is === 'refused') event.preventDefault()
    }
    document.addEventListener('visibilitychange', flushWhenHidden)
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', flush)
    window.addEventListener('beforeunload', warn)
    return () => {
      stop()
      settle()
      document.removeEventListener('visibilitychange', flushWhenHidden)
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('beforeunload', warn)
      flush()
    }
  }, [store, saving])
  return saving
}
