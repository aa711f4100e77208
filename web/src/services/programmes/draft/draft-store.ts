import { createContext, use } from 'react'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { Programme, Section } from '@wewb/domain/services/programmes/programme'
import type { Updater } from './update-programme.ts'
import { ExternalStore, useExternalStoreSelector } from './external-store.ts'
import { createHistory, rebase, redo, undo, pushHistory, type History } from './history.ts'
import { indexProgramme, outlineShape } from './outline.ts'

/**
 * The programme in the editor. Each question subscribes to its own part, so that typing in one does not re-render two
 * hundred others.
 */
type Draft = { history: History<Programme>; index: ReturnType<typeof indexProgramme>; shape: string }

const draftOf = (history: History<Programme>): Draft => ({
  history,
  index: indexProgramme(history.present),
  shape: outlineShape(history.present),
})

export class DraftStore {
  readonly state: ExternalStore<Draft>
  readonly isEditable: boolean

  constructor(programme: Programme, isEditable: boolean) {
    this.state = new ExternalStore(draftOf(createHistory(programme)))
    this.isEditable = isEditable
  }

  read(): Programme {
    return this.state.read().history.present
  }

  /** `mergeKey` identifies the input: continuous typing in it is one undo step. */
  readonly change = (mergeKey: string, change: Updater<Programme>): void => {
    const { history } = this.state.read()
    if (this.isEditable) this.become(pushHistory(history, change(history.present), mergeKey, Date.now()))
  }
  readonly undo = (): void => this.become(undo(this.state.read().history))
  readonly redo = (): void => this.become(redo(this.state.read().history))
  /** Applies a colleague's changes to all undo and redo steps. */
  readonly rebase = (change: Updater<Programme>): void => this.become(rebase(this.state.read().history, change))

  private become(history: History<Programme>): void {
    if (history !== this.state.read().history) this.state.set(draftOf(history))
  }
}

export const DraftContext = createContext<DraftStore | undefined>(undefined)

export function useDraft(): DraftStore {
  const draft = use(DraftContext)
  if (!draft) throw new Error('useDraft needs a DraftContext')
  return draft
}

export const useDraftProgramme = (): Programme =>
  useExternalStoreSelector(useDraft().state, ({ history }) => history.present)
export const useSetting = <K extends keyof Programme>(name: K): Programme[K] =>
  useExternalStoreSelector(useDraft().state, ({ history }) => history.present[name])
export const useField = (id: string): Field | undefined =>
  useExternalStoreSelector(useDraft().state, ({ index }) => index.fields.get(id))
export const useSection = (id: string): Section | undefined =>
  useExternalStoreSelector(useDraft().state, ({ index }) => index.sections.get(id))
export const useOutlineShape = (): string => useExternalStoreSelector(useDraft().state, ({ shape }) => shape)
export const useCanUndo = (): boolean =>
  useExternalStoreSelector(useDraft().state, ({ history }) => history.past.length > 0)
export const useCanRedo = (): boolean =>
  useExternalStoreSelector(useDraft().state, ({ history }) => history.future.length > 0)
