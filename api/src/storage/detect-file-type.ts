/** Detects the type of a file by its content. The library takes 8 MB, so it is loaded with the first file. */
export const detectFileType = async (bytes: Uint8Array) => (await import('file-type')).fileTypeFromBuffer(bytes)
