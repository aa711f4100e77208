/** Reads an own property of a table. `toString`, `constructor` and `__proto__` find nothing, unlike in `table[key]`. */
export const getOwn = <T extends object>(table: T, key: string): T[keyof T] | undefined =>
  Object.hasOwn(table, key) ? table[key as keyof T] : undefined
