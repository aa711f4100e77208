import { useState } from 'react'

let last = 0
const fresh = () => (last += 1)

/**
 * Rows have no ids of their own. These keys keep each row's boxes with their row when another one leaves;
 * rows that come from outside (a restored draft) get new ones.
 */
export function useRowKeys(count: number) {
  const [keys, setKeys] = useState(() => Array.from({ length: count }, fresh))
  const fitted = keys.length === count ? keys : Array.from({ length: count }, (_, index) => keys[index] ?? fresh())
  if (fitted !== keys) setKeys(fitted)
  return {
    keys: fitted,
    insertAt: (index: number) => setKeys(fitted.toSpliced(index, 0, fresh())),
    removeAt: (index: number) => setKeys(fitted.toSpliced(index, 1)),
  }
}
