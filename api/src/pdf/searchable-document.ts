import PDFDocument from 'pdfkit'

/** A PDF whose shaped words can be searched and copied: it contains the typed text beside the glyphs. */
export class SearchableDocument extends PDFDocument {
  private letters = ''

  /** Draws a text in one font on the baseline `foot`. */
  drawRun(text: string, left: number, foot: number) {
    // Plain ASCII text can be decoded by the font's own table.
    this.letters = /^[\x20-\x7e]*$/.test(text) ? '' : text
    this.text(text, left, foot, { lineBreak: false, baseline: 'alphabetic' })
    this.letters = ''
  }

  /** Asks the print dialogue not to scale the page: a card must be printed in its true size. */
  printInTrueSize() {
    // pdfkit has no option for it and no types for the document catalogue.
    const { _root: root } = this as unknown as {
      _root: { data: { ViewerPreferences: { data: Record<string, unknown> } } }
    }
    root.data.ViewerPreferences.data['PrintScaling'] = 'None'
  }

  /**
   * The marked content must directly enclose the text object. Around the whole call it would end after pdfkit has
   * flipped the page again, and readers built on Poppler would treat the words as rotated.
   */
  override addContent(data: unknown): PDFKit.PDFDocument {
    if (data === 'BT' && this.letters) this.markContent('Span', { actual: this.letters })
    super.addContent(data)
    if (data === 'ET' && this.letters) this.endMarkedContent()
    return this
  }
}
