/** URL of one batch; the list it came from is one step back. */
export const batchUrl = (batchNo: string, extraParams: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ view: 'batches', batch: batchNo, ...extraParams })}`
