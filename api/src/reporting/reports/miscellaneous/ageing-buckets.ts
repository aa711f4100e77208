/** M01: buckets of the time an application has been on its desk, in calendar days. */
export const ageingBuckets = ['upTo3', 'upTo7', 'upTo15', 'over15'] as const
export type AgeingBucket = (typeof ageingBuckets)[number]

export const ageSpans: Record<AgeingBucket, { from: number; to: number | undefined }> = {
  upTo3: { from: 0, to: 3 },
  upTo7: { from: 4, to: 7 },
  upTo15: { from: 8, to: 15 },
  over15: { from: 16, to: undefined },
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
