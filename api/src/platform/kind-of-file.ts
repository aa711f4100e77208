/** What a file is by its own bytes. The many kinds are loaded with the first file, not with the start: they take 8 MB. */
export const kindOfFile = async (bytes: Uint8Array) => (await import('file-type')).fileTypeFromBuffer(bytes)
