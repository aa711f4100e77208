import { useEffect, useState } from 'react'
import { getProgramme, saveProgramme } from '@wewb/domain/services/programme-contracts'
import { mergeProgrammes } from '@wewb/domain/services/programmes/merge-programmes'
import type { MergeConflict, ConflictResolutions } from '@wewb/domain/services/programmes/merge-values'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { registerFlush } from '#lib/api-client/flush-unsaved-changes.ts'
import { Autosave, type SaveState } from '#form-engine/forms/autosave.ts'
import { isTransientError } from '#lib/api-client/retry-policy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import type { DraftStore } from '#services/programmes/draft/draft-store.ts'
import { ExternalStore } from '#services/programmes/draft/external-store.ts'
import type { ChecklistItem, ProgrammeResponse } from '#services/programmes/use-programme-query.ts'
import { DraftSaver } from './draft-saver.ts'
import { deleteUnsavedDraft, saveUnsavedDraft, findUnsavedDraft } from './unsaved-draft.ts'

/** A conflict for the user: both changed the same value. */
export type ConflictPrompt = { conflicts: readonly MergeConflict[]; onResolve(save: ConflictResolutions): void }

type AutosaveEvents = { onMerged(name: string, renamed: { [mine: string]: string }): void; onFound(): void }

/** Autosave of one draft, from opening to leaving. Lives outside React, like the draft. */
export class DraftAutosave {
  readonly state = new ExternalStore<SaveState>({ status: 'idle' })
  readonly conflictPrompt = new ExternalStore<ConflictPrompt | undefined>(undefined)
  readonly checklist: ExternalStore<readonly ChecklistItem[]>
  private readonly saver: DraftSaver
  private readonly autosave: Autosave<Programme>
  private pause: ReturnType<typeof setTimeout> | undefined
  private listeners: AutosaveEvents = { onMerged: () => undefined, onFound: () => undefined }
  private readonly store: DraftStore
  private readonly programId: number

  constructor(store: DraftStore, { programId, draft, revision, checklist }: ProgrammeResponse) {
    this.store = store
    this.programId = programId
    this.checklist = new ExternalStore<readonly ChecklistItem[]>(checklist)
    this.saver = new DraftSaver(
      store,
      { draft: draft as Programme, revision },
      {
        save: async (mine, before) => {
          const body = { draft: mine, revision: before }
          const { data } = await sendRequest(saveProgramme, {
            params: { programId },
            body,
            isOfflineTolerant: true,
            showLoader: false,
          })
          this.checklist.set(data.checklist)
          return data.revision
        },
        load: async () => {
          const { data } = await sendRequest(getProgramme, {
            params: { programId },
            query: {},
            isOfflineTolerant: true,
          })
          return { draft: data.draft as Programme, revision: data.revision, changedBy: data.changedBy }
        },
        resolveConflicts: (clashes) => this.resolveConflicts(clashes),
        onMerged: (name, renamed) => this.listeners.onMerged(name, renamed),
      },
    )
    this.autosave = new Autosave<Programme>({
      save: () => this.saver.save(),
      onState: (state) => this.becomes(state),
      getRejection: (problem) => (isTransientError(problem) ? undefined : refusal(problem)),
    })
  }

  get revision(): number {
    return this.saver.revision
  }

  setListeners(listeners: AutosaveEvents): void {
    this.listeners = listeners
  }

  /** Saves soon after the last key; continuous typing is saved by the timer of `Autosave`. */
  readonly scheduleSave = (): void => {
    this.autosave.change(this.store.read())
    clearTimeout(this.pause)
    this.pause = setTimeout(() => void this.autosave.flush(), 800)
  }

  readonly flush = (): Promise<boolean> => {
    clearTimeout(this.pause)
    return this.autosave.flush()
  }

  /** Restores a draft that could not be sent last time. */
  async restoreUnsavedDraft(): Promise<void> {
    const stored = findUnsavedDraft(this.programId)
    if (!stored) return
    const { base, mine } = stored
    const current = this.store.read()
    const { conflicts } = mergeProgrammes(base, mine, current)
    const save = conflicts.length > 0 ? await this.resolveConflicts(conflicts) : {}
    this.store.change('kept', () => mergeProgrammes(base, mine, current, save).merged)
    deleteUnsavedDraft(this.programId)
    this.listeners.onFound()
  }

  private readonly resolveConflicts = (clashes: readonly MergeConflict[]) =>
    new Promise<ConflictResolutions>((resolve) => {
      this.conflictPrompt.set({
        conflicts: clashes,
        onResolve: (save) => {
          this.conflictPrompt.set(undefined)
          resolve(save)
        },
      })
    })

  private becomes(state: SaveState): void {
    this.state.set(state)
    if (state.status === 'waiting')
      saveUnsavedDraft(this.programId, { base: this.saver.baseProgramme, mine: this.store.read() })
    if (state.status === 'saved') deleteUnsavedDraft(this.programId)
  }
}

const refusal = (problem: unknown) => {
  const [issue] = problem instanceof ApiProblem ? problem.issues : []
  return issue ? { bn: issue.message, en: issue.message } : problemMessage(problem)
}

/** Saves while the draft changes, and before the page is left in any way. */
export function useDraftAutosave(store: DraftStore, answer: ProgrammeResponse): DraftAutosave {
  const [saving] = useState(() => new DraftAutosave(store, answer))
  useEffect(() => {
    if (!store.isEditable) return undefined
    let last = store.read()
    const stop = store.state.subscribe(() => {
      if (store.read() === last) return
      last = store.read()
      saving.scheduleSave()
    })
    void saving.restoreUnsavedDraft()
    const flush = () => void saving.flush()
    const settle = registerFlush(saving.flush)
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush()
    const warn = (event: BeforeUnloadEvent) => {
      const { status } = saving.state.read()
      if (status === 'waiting' || status === 'refused') event.preventDefault()
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
