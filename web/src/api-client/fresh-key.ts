/** A key that nobody used before, for a call that must count only once (`Idempotency-Key`). Works without https too, where `randomUUID` is absent. */
export const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
