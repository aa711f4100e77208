import type { ParsedRow } from '#registers/imports/import-sheets.ts'

/** Identifies a record: offices began their numbers again each year, so a number alone may be of two persons. */
export const keyOf = ({ service, year, oldNo }: ParsedRow): string => `${service}|${year}|${oldNo}`
