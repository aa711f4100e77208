export type Bell = ReturnType<typeof makeBell>

/** Something that everybody may read was changed: whoever keeps a copy of it in this process drops it. Others' copies are soon old. */
export function makeBell() {
  const listeners: (() => void)[] = []
  return {
    hear: (listener: () => void) => void listeners.push(listener),
    ring: () => listeners.forEach((listener) => listener()),
  }
}
