import type { Answers } from '../../../../domain/src/conditions/holds.ts'
import type { DocumentFacts } from '../../fields/form-services.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import { KeptHere } from '../autosave.ts'
import { isPassing, isRefused, pauseAfter } from '../passing.ts'
import type { Keeper } from './keeper.ts'
import { hasWork, nothingWaits, waitingFrom, type Waiting, type WaitingDocument, type WaitingStep } from './waiting.ts'

type OnPieces = (pieces: readonly string[]) => void

/** How things go, told by the form that is open. */
export type Sends = {
  step(waiting: WaitingStep): Promise<unknown>
  document(document: WaitingDocument, onProgress: (share: number) => void, onPieces: OnPieces): Promise<DocumentFacts>
  /** Resolves when it was answered, be it with a refusal. */
  submit(key: string): Promise<void>
  /** The step that asks for it, as it is typed now. */
  stepAround(path: string): WaitingStep | undefined
  onStepRefused(problem: unknown): void
  onDocumentRefused(documentId: string): void
}

/**
 * What one application has still to send: written down on the device first, then sent, and dropped when the server has it. Steps go before
 * documents, because they are light, and the submission goes last.
 */
export class Outbox {
  private waiting: Waiting
  private readonly keeper: Keeper
  private readonly received = new Map<string, DocumentFacts>()
  private readonly listeners = new Set<() => void>()
  private readonly untilGone = new Map<string, { promise: Promise<void>; resolve(): void }>()
  private readonly onTheirWay = new Map<string, Answers>()
  private sends: Sends | undefined
  private running: Promise<void> | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private isStopped = false

  constructor(keeper: Keeper, waiting: Waiting = nothingWaits) {
    this.keeper = keeper
    this.waiting = waiting
  }

  /** With what the device kept of an earlier visit. */
  static async begin(keeper: Keeper): Promise<Outbox> {
    return new Outbox(keeper, waitingFrom(await keeper.list()))
  }

  readonly snapshot = (): Waiting => this.waiting
  readonly onChange = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** From now on things go this way, and what waits goes now. */
  by(sends: Sends): void {
    this.sends = sends
    void this.run()
  }

  /** Whose it is has left. What waits stays on the device, sealed. */
  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
  }

  /** A step as far as it is typed: whoever closes the page before it is saved finds it again. */
  keep(step: WaitingStep): void {
    if (!this.isStopped) this.addStep(step)
  }

  /** One step, now if the line carries it and otherwise when it does. Rejects only with what the server says against it. */
  async save(step: WaitingStep): Promise<unknown> {
    this.addStep(step)
    try {
      const saved = await this.sendOne(this.sending(), step)
      this.stepHasGone(step)
      if (this.waiting.isHeldUp) void this.run()
      return saved
    } catch (problem) {
      if (!isPassing(problem)) {
        if (isRefused(problem)) this.stepHasGone(step)
        throw problem
      }
      this.holdUp()
      return new KeptHere(this.untilGone.get(step.step)?.promise ?? Promise.resolve())
    }
  }

  /** A page that was chosen: received, or safe on the device and on its way. Rejects only when the server will not have it. */
  async addDocument(chosen: Pick<WaitingDocument, 'id' | 'path' | 'facts' | 'file'>, onProgress: (share: number) => void) {
    const { id, path, facts, file } = chosen
    let document: WaitingDocument = { ...chosen, pieces: [], share: 0 }
    this.keeper.keep({ kind: 'document', id, path, facts }, file)
    try {
      const received = await this.sending().document(document, onProgress, (pieces) => {
        document = { ...document, pieces }
        this.keeper.keep({ kind: 'pieces', id, pieces })
      })
      this.documentHasGone(id, received)
      return received
    } catch (problem) {
      if (!isPassing(problem)) {
        this.dropDocument(id)
        throw problem
      }
      this.put({ documents: [...this.waiting.documents, document] })
      this.holdUp()
      return facts
    }
  }

  /** Of a page that waits, or that went from here: the form has not heard of it from the server. */
  factsOf(documentId: string): DocumentFacts | undefined {
    return this.documentAt(documentId)?.facts ?? this.received.get(documentId)
  }

  documentAt(documentId: string): WaitingDocument | undefined {
    return this.waiting.documents.find(({ id }) => id === documentId)
  }

  dropDocument(documentId: string): void {
    for (const kind of ['document', 'pieces'] as const) this.keeper.drop({ kind, id: documentId })
    this.put({ documents: this.waiting.documents.filter(({ id }) => id !== documentId) })
  }

  /** The person wants it submitted: it is, once everything else has gone. */
  submit(key: string): void {
    this.put({ submission: { key }, isHeldUp: true })
    this.keeper.keep({ kind: 'submission', id: 'submission', key })
    void this.run()
  }

  takeBack(): void {
    this.put({ submission: undefined })
    this.keeper.drop({ kind: 'submission', id: 'submission' })
  }

  /** It is no longer a form to be filled in. */
  forget(): void {
    for (const { step } of this.waiting.steps) this.keeper.drop({ kind: 'step', id: step })
    for (const { id } of this.waiting.documents) this.dropDocument(id)
    if (this.waiting.submission) this.takeBack()
    this.put(nothingWaits)
  }

  /** Sends what waits, until all has gone or the line breaks again. */
  run(): Promise<void> {
    this.running ??= this.sendAll().finally(() => (this.running = undefined))
    return this.running
  }

  private async sendAll(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    try {
      while (this.sends && !this.isStopped && hasWork(this.waiting)) await this.sendNext(this.sends)
      if (hasWork(this.waiting)) return
      this.failures = 0
      if (this.waiting.isHeldUp) this.put({ isHeldUp: false })
    } catch {
      // What the server has refused for good is settled by now; the rest is worth another try, or is found here after the next log-in.
      this.holdUp()
    }
  }

  private async sendNext(sends: Sends): Promise<void> {
    const { steps, documents, submission } = this.waiting
    const [step] = steps
    const [document] = documents
    if (step) return await this.sendStep(sends, step)
    if (document) return await this.sendDocument(sends, document)
    if (!submission) return
    await sends.submit(submission.key)
    this.takeBack()
  }

  private async sendStep(sends: Sends, step: WaitingStep): Promise<void> {
    try {
      await this.sendOne(sends, step)
    } catch (problem) {
      // What the server will never take is not sent for ever.
      if (!isRefused(problem)) throw problem
      sends.onStepRefused(problem)
    }
    this.stepHasGone(step)
  }

  /** What is typed from now on until it has gone knows that this may have reached the server first. */
  private async sendOne(sends: Sends, step: WaitingStep): Promise<unknown> {
    this.onTheirWay.set(step.step, step.answers)
    try {
      return await sends.step(step)
    } finally {
      this.onTheirWay.delete(step.step)
    }
  }

  private async sendDocument(sends: Sends, document: WaitingDocument): Promise<void> {
    const { id, path, facts } = document
    try {
      const received = await sends.document(
        document,
        (share) => this.changeDocument(id, { share }),
        (pieces) => {
          this.keeper.keep({ kind: 'pieces', id, pieces })
          this.changeDocument(id, { pieces })
        },
      )
      // Taken out meanwhile: the server sweeps away what no answer names.
      if (!this.documentAt(id)) return
      this.documentHasGone(id, received)
      const around = sends.stepAround(path)
      if (around) this.addStep(around)
    } catch (problem) {
      this.changeDocument(id, { share: 0 })
      if (!isRefused(problem)) throw problem
      this.dropDocument(id)
      this.put({ refused: [...this.waiting.refused, { id, fileName: facts.fileName, why: problemMessage(problem) }] })
      sends.onDocumentRefused(id)
    }
  }

  private addStep(waiting: WaitingStep): void {
    const { step: id, answers, revision } = waiting
    const sent = this.onTheirWay.get(id)
    this.keeper.keep({ kind: 'step', id, answers, revision, ...(sent && { sent }) })
    if (!this.untilGone.has(id)) this.untilGone.set(id, deferred())
    this.put({ steps: [...this.waiting.steps.filter(({ step }) => step !== id), waiting] })
  }

  /** Unless something newer was written meanwhile, which goes in its turn. */
  private stepHasGone(step: WaitingStep): void {
    if (!this.waiting.steps.includes(step)) return
    this.put({ steps: this.waiting.steps.filter((one) => one !== step) })
    this.keeper.drop({ kind: 'step', id: step.step })
    this.untilGone.get(step.step)?.resolve()
    this.untilGone.delete(step.step)
  }

  private documentHasGone(id: string, facts: DocumentFacts): void {
    this.received.set(id, facts)
    this.dropDocument(id)
  }

  private changeDocument(id: string, part: Partial<WaitingDocument>): void {
    this.put({ documents: this.waiting.documents.map((one) => (one.id === id ? { ...one, ...part } : one)) })
  }

  private holdUp(): void {
    this.failures += 1
    if (!this.isStopped) this.timer ??= setTimeout(() => void this.run(), pauseAfter(this.failures))
    if (!this.waiting.isHeldUp) this.put({ isHeldUp: true })
  }

  private sending(): Sends {
    if (!this.sends) throw new Error('nobody has said how things go')
    return this.sends
  }

  /** Steps come and go with every word that is typed: nobody draws a form again for that while the line carries them. */
  private put(part: Partial<Waiting>): void {
    const { isHeldUp } = this.waiting
    this.waiting = { ...this.waiting, ...part }
    const { steps: _, ...others } = part
    if (isHeldUp || Object.keys(others).length > 0) for (const listener of this.listeners) listener()
  }
}

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve }
}
