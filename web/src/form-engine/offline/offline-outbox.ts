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
} from './outbox-state.ts'

type OnChunks = (chunks: readonly string[]) => void

/** Sends the content of the outbox; provided by the open form. */
export type OutboxSenders = {
  step(waiting: PendingStep): Promise<unknown>
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
  private waiting: OutboxState
  private readonly draftStore: DraftStore
  private readonly received = new Map<string, DocumentMetadata>()
  private readonly listeners = new Set<() => void>()
  private readonly untilGone = new Map<string, { promise: Promise<void>; resolve(): void }>()
  private readonly onTheirWay = new Map<string, Answers>()
  private sends: OutboxSenders | undefined
  private running: Promise<void> | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private isStopped = false

  constructor(draftStore: DraftStore, waiting: OutboxState = emptyOutboxState) {
    this.draftStore = draftStore
    this.waiting = waiting
  }

  /** Creates the outbox with the records of an earlier visit. */
  static async begin(draftStore: DraftStore): Promise<OfflineOutbox> {
    return new OfflineOutbox(draftStore, restoreOutboxState(await draftStore.list()))
  }

  readonly snapshot = (): OutboxState => this.waiting
  readonly onChange = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Sets the senders and starts sending. */
  setSenders(sends: OutboxSenders): void {
    this.sends = sends
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
      const saved = await this.sendOne(this.sending(), step)
      this.stepHasGone(step)
      if (this.waiting.isRetrying) void this.run()
      return saved
    } catch (problem) {
      if (!isTransientError(problem)) {
        if (isPermanentError(problem)) this.stepHasGone(step)
        throw problem
      }
      this.holdUp()
      return new StoredOffline(this.untilGone.get(step.step)?.promise ?? Promise.resolve())
    }
  }

  /** Adds a document: sent at once, or stored on the device and sent later. Rejects only when the server rejects it. */
  async addDocument(
    chosen: Pick<PendingDocument, 'id' | 'path' | 'facts' | 'file'>,
    onProgress: (share: number) => void,
  ) {
    const { id, path, facts, file } = chosen
    let document: PendingDocument = { ...chosen, pieces: [], share: 0 }
    this.draftStore.save({ kind: 'document', id, path, facts }, file)
    try {
      const received = await this.sending().document(document, onProgress, (chunks) => {
        document = { ...document, pieces: chunks }
        this.draftStore.save({ kind: 'pieces', id, pieces: chunks })
      })
      this.documentHasGone(id, received)
      return received
    } catch (problem) {
      if (!isTransientError(problem)) {
        this.deleteDocument(id)
        throw problem
      }
      this.put({ documents: [...this.waiting.documents, document] })
      this.holdUp()
      return facts
    }
  }

  /** Metadata of a document that waits or was sent from here; the form does not have it from the server yet. */
  findDocumentMetadata(documentId: string): DocumentMetadata | undefined {
    return this.findDocument(documentId)?.facts ?? this.received.get(documentId)
  }

  findDocument(documentId: string): PendingDocument | undefined {
    return this.waiting.documents.find(({ id }) => id === documentId)
  }

  deleteDocument(documentId: string): void {
    for (const kind of ['document', 'pieces'] as const) this.draftStore.delete({ kind, id: documentId })
    this.put({ documents: this.waiting.documents.filter(({ id }) => id !== documentId) })
  }

  /** Submits the application once everything else has been sent. */
  submit(key: string): void {
    this.put({ submission: { key }, isRetrying: true })
    this.draftStore.save({ kind: 'submission', id: 'submission', key })
    void this.run()
  }

  cancelSubmission(): void {
    this.put({ submission: undefined })
    this.draftStore.delete({ kind: 'submission', id: 'submission' })
  }

  /** Removes all records once the application can no longer be filled in. */
  clear(): void {
    for (const { step } of this.waiting.steps) this.draftStore.delete({ kind: 'step', id: step })
    for (const { id } of this.waiting.documents) this.deleteDocument(id)
    if (this.waiting.submission) this.cancelSubmission()
    this.put(emptyOutboxState)
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
      while (this.sends && !this.isStopped && hasPendingWork(this.waiting)) await this.sendNext(this.sends)
      if (hasPendingWork(this.waiting)) return
      this.failures = 0
      if (this.waiting.isRetrying) this.put({ isRetrying: false })
    } catch {
      // Permanent rejections are handled by now; the rest is retried, or found here after the next login.
      this.holdUp()
    }
  }

  private async sendNext(sends: OutboxSenders): Promise<void> {
    const { steps, documents, submission } = this.waiting
    const [step] = steps
    const [document] = documents
    if (step) return await this.sendStep(sends, step)
    if (document) return await this.sendDocument(sends, document)
    if (!submission) return
    await sends.submit(submission.key)
    this.cancelSubmission()
  }

  private async sendStep(sends: OutboxSenders, step: PendingStep): Promise<void> {
    try {
      await this.sendOne(sends, step)
    } catch (problem) {
      // Data that the server rejects for good is not retried.
      if (!isPermanentError(problem)) throw problem
      sends.onStepRejected(problem)
    }
    this.stepHasGone(step)
  }

  /** Steps typed while this one is being sent record that it may have reached the server first. */
  private async sendOne(sends: OutboxSenders, step: PendingStep): Promise<unknown> {
    this.onTheirWay.set(step.step, step.answers)
    try {
      return await sends.step(step)
    } finally {
      this.onTheirWay.delete(step.step)
    }
  }

  private async sendDocument(sends: OutboxSenders, document: PendingDocument): Promise<void> {
    const { id, path, facts } = document
    try {
      const received = await sends.document(
        document,
        (share) => this.changeDocument(id, { share }),
        (chunks) => {
          this.draftStore.save({ kind: 'pieces', id, pieces: chunks })
          this.changeDocument(id, { pieces: chunks })
        },
      )
      // Removed meanwhile: the server deletes documents that no answer references.
      if (!this.findDocument(id)) return
      this.documentHasGone(id, received)
      const around = sends.findStepAt(path)
      if (around) this.addStep(around)
    } catch (problem) {
      this.changeDocument(id, { share: 0 })
      if (!isPermanentError(problem)) throw problem
      this.deleteDocument(id)
      this.put({
        rejectedDocuments: [
          ...this.waiting.rejectedDocuments,
          { id, fileName: facts.fileName, why: problemMessage(problem) },
        ],
      })
      sends.onDocumentRejected(id)
    }
  }

  private addStep(waiting: PendingStep): void {
    const { step: id, answers, revision } = waiting
    const sent = this.onTheirWay.get(id)
    this.draftStore.save({ kind: 'step', id, answers, revision, ...(sent && { sent }) })
    if (!this.untilGone.has(id)) this.untilGone.set(id, deferred())
    this.put({ steps: [...this.waiting.steps.filter(({ step }) => step !== id), waiting] })
  }

  /** Keeps the step when newer answers were added meanwhile; they are sent next. */
  private stepHasGone(step: PendingStep): void {
    if (!this.waiting.steps.includes(step)) return
    this.put({ steps: this.waiting.steps.filter((one) => one !== step) })
    this.draftStore.delete({ kind: 'step', id: step.step })
    this.untilGone.get(step.step)?.resolve()
    this.untilGone.delete(step.step)
  }

  private documentHasGone(id: string, facts: DocumentMetadata): void {
    this.received.set(id, facts)
    this.deleteDocument(id)
  }

  private changeDocument(id: string, part: Partial<PendingDocument>): void {
    this.put({ documents: this.waiting.documents.map((one) => (one.id === id ? { ...one, ...part } : one)) })
  }

  private holdUp(): void {
    this.failures += 1
    if (!this.isStopped) this.timer ??= setTimeout(() => void this.run(), getBackoffDelay(this.failures))
    if (!this.waiting.isRetrying) this.put({ isRetrying: true })
  }

  private sending(): OutboxSenders {
    if (!this.sends) throw new Error('Outbox has no senders; call setSenders first')
    return this.sends
  }

  /** Steps change with every key, so listeners are not notified of them while the connection works. */
  private put(part: Partial<OutboxState>): void {
    const { isRetrying } = this.waiting
    this.waiting = { ...this.waiting, ...part }
    const { steps: _, ...others } = part
    if (isRetrying || Object.keys(others).length > 0) for (const listener of this.listeners) listener()
  }
}

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve }
}
