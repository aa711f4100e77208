/** Where one batch is looked at; the list it came from is one step back. */
export const batchAddress = (batchNo: string, besides: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ view: 'batches', batch: batchNo, ...besides })}`
