import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { QueuedPayment } from './use-payment-queue.ts'

/** By payment id. */
type Chosen = ReadonlyMap<number, QueuedPayment>

const none: Chosen = new Map()

/** The selection survives paging and opening an application; it ends with the session. */
export function useSelectedPayments(group: string) {
  const client = useQueryClient()
  const [selected, setChosen] = useState<Chosen>(() => client.getQueryData(['chosen-payments', group]) ?? none)
  const save = (next: Chosen) => {
    client.setQueryData(['chosen-payments', group], next)
    setChosen(next)
  }
  const select = (rows: readonly QueuedPayment[], isChosen: boolean) => {
    const next = new Map(selected)
    for (const row of rows.filter(({ payableYn }) => payableYn === 'Y'))
      if (isChosen) next.set(row.paymentId, row)
      else next.delete(row.paymentId)
    save(next)
  }
  return { chosen: selected, choose: select, clear: () => save(none) }
}
