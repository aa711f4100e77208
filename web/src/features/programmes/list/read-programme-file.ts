/** The JSON of an exported programme; the server reads it and says what is wrong with it. Undefined when it is no JSON object at all. */
export async function readProgrammeFile(file: Blob): Promise<Record<string, unknown> | undefined> {
  try {
    const value: unknown = JSON.parse(await file.text())
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
