/** Creates a random `Idempotency-Key`. It also works without https, where `randomUUID` is missing. */
export const createIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
