const readings = new Set<PropertyKey>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync'])

/** Takes the place of zod in the domain (see vite.config.ts): every schema is this one thing, and it can check nothing. */
export const noSchema: unknown = new Proxy(() => {}, {
  apply: () => noSchema,
  get: (_, name) => {
    if (readings.has(name)) throw new Error('there are no schemas in the browser: the server checks')
    return noSchema
  },
})
