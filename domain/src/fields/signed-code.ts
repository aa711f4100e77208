const inAddress = /[?&]code=([^&#]*)/
/** Wider than what we print: a slip of the finger shall be judged by the server, a ticket or a web address not even sent. */
const looksLikeCode = /^[\w-]{40,200}$/

/** The code in what was scanned, pasted or typed: the code alone, or the whole address of the QR on whatever host. */
export function codeOf(text: string): string | undefined {
  // A copy out of a PDF breaks the line wherever it likes.
  const typed = text.replace(/\s/g, '')
  const [, code = typed] = inAddress.exec(typed) ?? []
  return looksLikeCode.test(code) ? code : undefined
}
