type Asked = { [address: string]: Promise<Response | undefined> }
type Page = { askedEarly?: Asked }

/** What `app/entry-early.ts` has asked for, once: whoever asks again wants to know how it is now. Nothing when it did not come. */
export async function takeEarly(address: string, page: Page = globalThis as Page): Promise<Response | undefined> {
  const asked = page.askedEarly?.[address]
  delete page.askedEarly?.[address]
  return await asked
}
