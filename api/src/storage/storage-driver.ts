/** Stores opaque bytes under a name. */
export type StorageDriver = {
  put(name: Buffer, bytes: Buffer): Promise<void>
  get(name: Buffer): Promise<Buffer>
  list(): AsyncIterable<Buffer>
  /** Lists files last stored before that time; removes the remains of incomplete uploads on the way. */
  listOlderThan(before: Date): AsyncIterable<Buffer>
  /** Returns false when the file was stored again meanwhile. */
  deleteIfOlder(name: Buffer, before: Date): Promise<boolean>
  /** Responds within two seconds. */
  isAvailable(): Promise<boolean>
}

/** A retry makes sense; the portal answers 503. */
export const storeUnavailable = (message: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code: 'STORE_UNAVAILABLE' })

/** Has the code of the file system, so that callers recognize a missing file whatever the driver. */
export const missingFile = (name: Buffer) =>
  Object.assign(new Error(`the store has no file ${name.toString('hex')}`), { code: 'ENOENT' })

/** True for a file name in a listing. */
export const isFileHash = (hex: string) => /^[0-9a-f]{64}$/.test(hex)
