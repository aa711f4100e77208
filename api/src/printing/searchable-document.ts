import PDFDocument from 'pdfkit'

/** A PDF whose shaped words can be searched for and copied: the letters as typed travel with the glyphs. */
export class SearchableDocument extends PDFDocument {
  private letters = ''

  /** One line of one font, standing on `foot`. */
  drawRun(text: string, left: number, foot: number) {
    // For plain text the font's own table says the letters.
    this.letters = /^[\x20-\x7e]*$/.test(text) ? '' : text
    this.text(text, left, foot, { lineBreak: false, baseline: 'alphabetic' })
    this.letters = ''
  }

  /** Asks the print window not to make the page fit the sheet: a card must come out as large as a card. */
  printInTrueSize() {
    // pdfkit offers no setting for it and ships no types for the root of the file.
    const { _root: root } = this as unknown as { _root: { data: { ViewerPreferences: { data: Record<string, unknown> } } } }
    root.data.ViewerPreferences.data['PrintScaling'] = 'None'
  }

  /**
   * The mark must stand right around the text object. Around the whole call it would close where pdfkit has turned the page
   * upside down again, and readers built on Poppler would then take the words for rotated ones.
   */
  override addContent(data: unknown): PDFKit.PDFDocument {
    if (data === 'BT' && this.letters) this.markContent('Span', { actual: this.letters })
    super.addContent(data)
    if (data === 'ET' && this.letters) this.endMarkedContent()
    return this
  }
}
