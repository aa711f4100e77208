/** Stores opaque bytes under a name. */
export type StorageDriver = {
  put(name: Buffer, bytes: Buffer): Promise<void>
  get(name: Buffer): Promise<Buffer>
  list(): AsyncIterable<Buffer>
  /** Lists files last stored before that time; removes the remains of incomplete uploads on the way. */
  listOlderThan(before: Date): AsyncIterable<Buffer>
  /** Returns false when the file was stored again meanwhile. */
  deleteIfOlder(name: Buffer, before: Date): Promise<boolean>
}

/** True for a file name in a listing. */
export const isFileHash = (hex: string) => /^[0-9a-f]{64}$/.test(hex)
