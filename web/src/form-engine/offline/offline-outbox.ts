import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { DocumentMetadata } from '#form-engine/fields/form-services.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { StoredOffline } from '#form-engine/forms/autosave.ts'
import { isTransientError, isPermanentError, getBackoffDelay } from '#lib/api-client/retry-policy.ts'
import type { DraftStore } from './draft-store.ts'
import {
  hasPendingWork,
  emptyOutboxState,
  restoreOutboxState,
  type OutboxState,
  type PendingDocument,
  type PendingStep,
} from './offline-outbox-state.ts'

type OnChunks = (chunks: readonly string[]) => void

/** Sends the content of the outbox; provided by the open form. */
export type OutboxSenders = {
  step(step: PendingStep): Promise<unknown>
  document(
    document: PendingDocument,
    onProgress: (share: number) => void,
    onChunks: OnChunks,
  ): Promise<DocumentMetadata>
  /** Resolves when there is a response, even a rejection. */
  submit(key: string): Promise<void>
  /** Returns the current answers of the step that contains the document. */
  findStepAt(path: string): PendingStep | undefined
  onStepRejected(problem: unknown): void
  onDocumentRejected(documentId: string): void
}

/**
 * Offline outbox: unsent data of one application, stored on the device first, then sent, and removed when the server
 * has it. Steps are sent before documents, because they are small, and the submission last.
 */
export class OfflineOutbox {
  private state: OutboxState
  private readonly draftStore: DraftStore
  private readonly received = new Map<string, DocumentMetadata>()
  private readonly listeners = new Set<() => void>()
  private readonly deferreds = new Map<string, { promise: Promise<void>; resolve(): void }>()
  private readonly inFlight = new Map<string, Answers>()
  private senders: OutboxSenders | undefined
  private running: Promise<void> | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private isStopped = false

  constructor(draftStore: DraftStore, state: OutboxState = emptyOutboxState) {
    this.draftStore = draftStore
    this.state = state
  }

  /** Creates the outbox with the records of an earlier visit. */
  static async restore(draftStore: DraftStore): Promise<OfflineOutbox> {
    return new OfflineOutbox(draftStore, restoreOutboxState(await draftStore.list()))
  }

  readonly snapshot = (): OutboxState => this.state
  readonly onChange = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Sets the senders and starts sending. */
  setSenders(senders: OutboxSenders): void {
    this.senders = senders
    void this.run()
  }

  /** Stops sending after a logout. Unsent data stays on the device, encrypted. */
  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
  }

  /** Stores a step as typed so far, so that it can be restored when the page is closed before it is saved. */
  persist(step: PendingStep): void {
    if (!this.isStopped) this.addStep(step)
  }

  /** Saves one step now, or later when there is no connection. Rejects only when the server rejects it. */
  async save(step: PendingStep): Promise<unknown> {
    this.addStep(step)
    try {
      const saved = await this.sendOne(this.getSenders(), step)
      this.finishStep(step)
      if (this.state.isRetrying) void this.run()
      return saved
    } catch (problem) {
      if (!isTransientError(problem)) {
        if (isPermanentError(problem)) this.finishStep(step)
        throw problem
      }
      this.scheduleRetry()
      return new StoredOffline(this.deferreds.get(step.step)?.promise ?? Promise.resolve())
    }
  }

  /** Adds a document: sent at once, or stored on the device and sent later. Rejects only when the server rejects it. */
  async addDocument(
    chosen: Pick<PendingDocument, 'id' | 'path' | 'facts' | 'file'>,
    onProgress: (share: number) => void,
  ) {
    const { id, path, facts, file } = chosen
    let document: PendingDocument = { ...chosen, chunks: [], share: 0 }
    this.draftStore.save({ kind: 'document', id, path, facts }, file)
    try {
      const received = await this.getSenders().document(document, onProgress, (chunks) => {
        document = { ...document, chunks }
        this.draftStore.save({ kind: 'pieces', id, pieces: chunks })
      })
      this.finishDocument(id, received)
      return received
    } catch (problem) {
      if (!isTransientError(problem)) {
        this.deleteDocument(id)
        throw problem
      }
      this.update({ documents: [...this.state.documents, document] })
      this.scheduleRetry()
      return facts
    }
  }

  /** Finds the metadata of a document that is pending or that this page has sent: the form has no server copy yet. */
  findDocumentMetadata(documentId: string): DocumentMetadata | undefined {
    return this.findDocument(documentId)?.facts ?? this.received.get(documentId)
  }

  findDocument(documentId: string): PendingDocument | undefined {
    return this.state.documents.find(({ id }) => id === documentId)
  }

  deleteDocument(documentId: string): void {
    for (const kind of ['document', 'pieces'] as const) this.draftStore.delete({ kind, id: documentId })
    this.update({ documents: this.state.documents.filter(({ id }) => id !== documentId) })
  }

  /** Submits the application once everything else has been sent. */
  submit(key: string): void {
    this.update({ submission: { key }, isRetrying: true })
    this.draftStore.save({ kind: 'submission', id: 'submission', key })
    void this.run()
  }

  cancelSubmission(): void {
    this.update({ submission: undefined })
    this.draftStore.delete({ kind: 'submission', id: 'submission' })
  }

  /** Removes all records once the application can no longer be filled in. */
  clear(): void {
    for (const { step } of this.state.steps) this.draftStore.delete({ kind: 'step', id: step })
    for (const { id } of this.state.documents) this.deleteDocument(id)
    if (this.state.submission) this.cancelSubmission()
    this.update(emptyOutboxState)
  }

  /** Sends pending data until all is sent or the connection breaks. */
  run(): Promise<void> {
    this.running ??= this.sendAll().finally(() => (this.running = undefined))
    return this.running
  }

  private async sendAll(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    try {
      while (this.senders && !this.isStopped && hasPendingWork(this.state)) await this.sendNext(this.senders)
      if (hasPendingWork(this.state)) return
      this.failures = 0
      if (this.state.isRetrying) this.update({ isRetrying: false })
    } catch {
      // Permanent rejections are handled by now; the rest is retried, or found here after the next login.
      this.scheduleRetry()
    }
  }

  private async sendNext(senders: OutboxSenders): Promise<void> {
    const { steps, documents, submission } = this.state
    const [step] = steps
    const [document] = documents
    if (step) return await this.sendStep(senders, step)
    if (document) return await this.sendDocument(senders, document)
    if (!submission) return
    await senders.submit(submission.key)
    this.cancelSubmission()
  }

  private async sendStep(senders: OutboxSenders, step: PendingStep): Promise<void> {
    try {
      await this.sendOne(senders, step)
    } catch (problem) {
      // Data that the server rejects for good is not retried.
      if (!isPermanentError(problem)) throw problem
      senders.onStepRejected(problem)
    }
    this.finishStep(step)
  }

  /** Steps typed while this one is being sent record that it may have reached the server first. */
  private async sendOne(senders: OutboxSenders, step: PendingStep): Promise<unknown> {
    this.inFlight.set(step.step, step.answers)
    try {
      return await senders.step(step)
    } finally {
      this.inFlight.delete(step.step)
    }
  }

  private async sendDocument(senders: OutboxSenders, document: PendingDocument): Promise<void> {
    const { id, path, facts } = document
    try {
      const received = await senders.document(
        document,
        (share) => this.changeDocument(id, { share }),
        (chunks) => {
          this.draftStore.save({ kind: 'pieces', id, pieces: chunks })
          this.changeDocument(id, { chunks })
        },
      )
      // Removed meanwhile: the server deletes documents that no answer references.
      if (!this.findDocument(id)) return
      this.finishDocument(id, received)
      const step = senders.findStepAt(path)
      if (step) this.addStep(step)
    } catch (problem) {
      this.changeDocument(id, { share: 0 })
      if (!isPermanentError(problem)) throw problem
      this.deleteDocument(id)
      this.update({
        rejectedDocuments: [
          ...this.state.rejectedDocuments,
          { id, fileName: facts.fileName, why: problemMessage(problem) },
        ],
      })
      senders.onDocumentRejected(id)
    }
  }

  private addStep(pendingStep: PendingStep): void {
    const { step: id, answers, revision } = pendingStep
    const sent = this.inFlight.get(id)
    this.draftStore.save({ kind: 'step', id, answers, revision, ...(sent && { sent }) })
    if (!this.deferreds.has(id)) this.deferreds.set(id, deferred())
    this.update({ steps: [...this.state.steps.filter(({ step }) => step !== id), pendingStep] })
  }

  /** Removes a sent step, unless newer answers were added meanwhile; they are sent next. */
  private finishStep(step: PendingStep): void {
    if (!this.state.steps.includes(step)) return
    this.update({ steps: this.state.steps.filter((pending) => pending !== step) })
    this.draftStore.delete({ kind: 'step', id: step.step })
    this.deferreds.get(step.step)?.resolve()
    this.deferreds.delete(step.step)
  }

  private finishDocument(id: string, facts: DocumentMetadata): void {
    this.received.set(id, facts)
    this.deleteDocument(id)
  }

  private changeDocument(id: string, change: Partial<PendingDocument>): void {
    this.update({
      documents: this.state.documents.map((document) => (document.id === id ? { ...document, ...change } : document)),
    })
  }

  private scheduleRetry(): void {
    this.failures += 1
    if (!this.isStopped) this.timer ??= setTimeout(() => void this.run(), getBackoffDelay(this.failures))
    if (!this.state.isRetrying) this.update({ isRetrying: true })
  }

  private getSenders(): OutboxSenders {
    if (!this.senders) throw new Error('Outbox has no senders; call setSenders first')
    return this.senders
  }

  /** Steps change with every key, so listeners are not notified of them without a retry. */
  private update(change: Partial<OutboxState>): void {
    const { isRetrying } = this.state
    this.state = { ...this.state, ...change }
    const { steps: _, ...others } = change
    if (isRetrying || Object.keys(others).length > 0) for (const listener of this.listeners) listener()
  }
}

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve }
}
