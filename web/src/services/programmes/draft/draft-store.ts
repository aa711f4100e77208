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
  readonly held: ExternalStore<Draft>
  readonly isEditable: boolean

  constructor(programme: Programme, isEditable: boolean) {
    this.held = new ExternalStore(draftOf(createHistory(programme)))
    this.isEditable = isEditable
  }

  read(): Programme {
    return this.held.read().history.present
  }

  /** `place` identifies the input: continuous typing in it is one undo step. */
  readonly change = (place: string, change: Updater<Programme>): void => {
    const { history } = this.held.read()
    if (this.isEditable) this.become(pushHistory(history, change(history.present), place, Date.now()))
  }
  readonly undo = (): void => this.become(undo(this.held.read().history))
  readonly redo = (): void => this.become(redo(this.held.read().history))
  /** Applies a colleague's changes to all undo and redo steps. */
  readonly rebase = (change: Updater<Programme>): void => this.become(rebase(this.held.read().history, change))

  private become(history: History<Programme>): void {
    if (history !== this.held.read().history) this.held.set(draftOf(history))
  }
}

export const DraftContext = createContext<DraftStore | undefined>(undefined)

export function useDraft(): DraftStore {
  const draft = use(DraftContext)
  if (!draft) throw new Error('no draft stands around this component')
  return draft
}

export const useDraftProgramme = (): Programme =>
  useExternalStoreSelector(useDraft().held, ({ history }) => history.present)
export const useSetting = <K extends keyof Programme>(name: K): Programme[K] =>
  useExternalStoreSelector(useDraft().held, ({ history }) => history.present[name])
export const useField = (id: string): Field | undefined =>
  useExternalStoreSelector(useDraft().held, ({ index }) => index.fields.get(id))
export const useSection = (id: string): Section | undefined =>
  useExternalStoreSelector(useDraft().held, ({ index }) => index.sections.get(id))
export const useOutlineShape = (): string => useExternalStoreSelector(useDraft().held, ({ shape }) => shape)
export const useCanUndo = (): boolean =>
  useExternalStoreSelector(useDraft().held, ({ history }) => history.past.length > 0)
export const useCanRedo = (): boolean =>
  useExternalStoreSelector(useDraft().held, ({ history }) => history.future.length > 0)
