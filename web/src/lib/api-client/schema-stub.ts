const readings = new Set<PropertyKey>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync'])

/**
 * Replaces zod in the browser bundle (see vite.config.ts): every schema is this stub, and validating with it throws.
 */
export const schemaStub: unknown = new Proxy(() => {}, {
  apply: () => schemaStub,
  get: (_, name) => {
    if (readings.has(name)) throw new Error('schemas are stubs in the browser; the server validates')
    return schemaStub
  },
})
