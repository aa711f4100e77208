import { parse } from 'csv-parse/sync'
import type { TestEnvironment } from '#resilience/test-environment/test-environment.ts'

/** Checks exported files with stored payloads: never rendered as a page, and never a formula in a spreadsheet. */
export async function checkExports(
  { origin, tokenOf }: TestEnvironment,
  programId: number,
): Promise<{ cells: number; faults: string[] }> {
  const [admin, auditor] = await Promise.all(
    ['admin@demo.wewb', 'auditor@demo.wewb'].map((loginId) => tokenOf(loginId)),
  )
  const faults: string[] = []
  let cells = 0
  for (const [token, path] of [
    [admin, '/lookup-lists/airport/sheet?rows=Y'],
    [admin, `/gms/programs/${programId}/texts`],
    [auditor, '/audit-log/export?format=csv'],
  ]) {
    const response = await fetch(`${origin}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
    const head = (name: string) => response.headers.get(name) ?? ''
    const isSafe =
      response.ok &&
      head('content-disposition').startsWith('attachment') &&
      head('content-security-policy').includes('sandbox') &&
      head('x-content-type-options') === 'nosniff'
    if (!isSafe) faults.push(`${path} returned ${response.status} and can be displayed as a page`)
    const rows = parse(await response.text(), { bom: true, relax_column_count: true })
    const formulas = rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell))
    cells += rows.flat().length
    if (formulas.length > 0) faults.push(`${path} holds the formula ${formulas[0]?.slice(0, 40)}`)
  }
  return { cells, faults }
}
