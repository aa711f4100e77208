type Asked = { applicationNo: string; answer: Promise<unknown> }

/** What `app/entry-early.ts` has asked for, once: whoever asks again wants to know how it is now. Nothing when it did not come. */
export function takeEarly(applicationNo: string, page: { askedEarly?: Asked } = window as { askedEarly?: Asked }): Promise<unknown> {
  const asked = page.askedEarly
  delete page.askedEarly
  return asked?.applicationNo === applicationNo ? asked.answer : Promise.resolve(undefined)
}
