const inAddress = /[?&]code=([^&#]*)/
/**
 * Wider than the printed codes: the server rejects a mistyped code, and other text, such as a ticket or a URL, is not
 * sent at all.
 */
const looksLikeCode = /^[\w-]{40,200}$/

/** Extracts the code from scanned, pasted or typed text: the code itself, or the URL of the QR code on any host. */
export function extractSignedCode(text: string): string | undefined {
  // Copying from a PDF may insert line breaks anywhere.
  const typed = text.replace(/\s/g, '')
  const [, code = typed] = inAddress.exec(typed) ?? []
  return looksLikeCode.test(code) ? code : undefined
}
