import { canaries as values } from './canary-values.ts'
import { seenOnce } from './permission-proof.ts'
import { finding, type Promised } from '../promise.ts'

export const canaries: Promised = {
  id: 'canaries',
  smoke: true,
  says: 'NID, passport, account, illness, phone and birth date: in no answer to who may not see them, in no log of the portal or of its database',
  prove: async (scale) => {
    const { searched, leaks, unheard, lines } = await seenOnce(scale)
    const figure = `${Object.keys(values).length} values, ${searched} answers and ${lines} lines of logs searched: ${leaks.length} found`
    // A value that nobody can read proves nothing.
    return finding(figure, [...leaks.slice(0, 5), unheard.length > 0 && `not even their owner read ${unheard.join(', ')}`])
  },
}
