import { createContext, use } from 'react'
import type { Field } from '../../../../../domain/src/fields/field.ts'
import type { Programme, Section } from '../../../../../domain/src/programmes/programme.ts'
import type { Change } from './change-programme.ts'
import { Held, usePart } from './held.ts'
import { begin, rebase, redo, undo, write, type History } from './history.ts'
import { indexOf, shapeOf } from './outline.ts'

/** The programme on this screen. Typing in one question must not draw two hundred others, so each watches its own part. */
type Draft = { history: History<Programme>; index: ReturnType<typeof indexOf>; shape: string }

const draftOf = (history: History<Programme>): Draft => ({ history, index: indexOf(history.present), shape: shapeOf(history.present) })

export class DraftStore {
  readonly held: Held<Draft>
  readonly isEditable: boolean

  constructor(programme: Programme, isEditable: boolean) {
    this.held = new Held(draftOf(begin(programme)))
    this.isEditable = isEditable
  }

  read(): Programme {
    return this.held.read().history.present
  }

  /** `place` names the box: what is typed there without a pause is undone as one. */
  readonly change = (place: string, change: Change<Programme>): void => {
    const { history } = this.held.read()
    if (this.isEditable) this.become(write(history, change(history.present), place, Date.now()))
  }
  readonly undo = (): void => this.become(undo(this.held.read().history))
  readonly redo = (): void => this.become(redo(this.held.read().history))
  /** What a colleague wrote enters everything that was and can be again. */
  readonly rebase = (change: Change<Programme>): void => this.become(rebase(this.held.read().history, change))

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

export const useProgramme = (): Programme => usePart(useDraft().held, ({ history }) => history.present)
export const useSetting = <K extends keyof Programme>(name: K): Programme[K] =>
  usePart(useDraft().held, ({ history }) => history.present[name])
export const useField = (id: string): Field | undefined => usePart(useDraft().held, ({ index }) => index.fields.get(id))
export const useSection = (id: string): Section | undefined => usePart(useDraft().held, ({ index }) => index.sections.get(id))
export const useShape = (): string => usePart(useDraft().held, ({ shape }) => shape)
export const useCanUndo = (): boolean => usePart(useDraft().held, ({ history }) => history.past.length > 0)
export const useCanRedo = (): boolean => usePart(useDraft().held, ({ history }) => history.future.length > 0)
