import type { AuditEvent } from '../../../domain/src/access/audit-event.ts'
import { createHash } from 'node:crypto'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { verificationSays, type PaperType, type verifyCode as verifyCall } from '../../../domain/src/contracts/verification.ts'
import { codeOf } from '../../../domain/src/fields/signed-code.ts'
import type { Bilingual, Locale } from '../../../domain/src/language/bilingual.ts'
import { maskName } from '../../../domain/src/language/mask-name.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { Answered } from '../platform/serve.ts'
import type { Paper } from '../signed-codes/code-bytes.ts'
import { readCode } from '../signed-codes/read-code.ts'
import { findPaper, type KnownPaper } from './papers.ts'

const typeNames: Record<PaperType, Bilingual> = {
  MEMBERSHIP_CARD: { bn: 'সদস্য কার্ড', en: 'Membership card' },
  APPLICATION: { bn: 'আবেদনপত্র', en: 'Application' },
  RESULT_LETTER: { bn: 'মনোনয়নপত্র', en: 'Selection letter' },
  ACKNOWLEDGEMENT: { bn: 'প্রাপ্তিস্বীকার পত্র', en: 'Acknowledgement' },
  PAYMENT_ADVICE: { bn: 'পেমেন্ট অ্যাডভাইস', en: 'Payment advice' },
}

/** Looked up in place of a forged paper, so that a forged code takes as long as an unknown one. */
const nobodys: Paper = { type: 'APPLICATION', reference: '-', serial: 0, issuedOn: '2000-01-01' }

/** Forged, altered, distrusted and unknown have one answer; only the audit tells them apart, and never keeps the code itself. */
export async function verifyCode(context: Context, { code: typed = '' }: InputOf<typeof verifyCall>) {
  await context.limits.count('verifications-by-address', context.address)
  const code = codeOf(typed) ?? ''
  const read = await readCode(context, code)
  const paper = read.outcome === 'genuine' ? read : nobodys
  const known = await findPaper[paper.type](context.db, paper)
  if (read.outcome !== 'genuine') {
    // Something typed that is no code at all may be an NID, of which even a digest says too much.
    await note(context, `code.${read.outcome}`, read.outcome === 'forged' ? `code:${digestOf(code)}` : 'code')
    return refuse('VERIFICATION_NOT_FOUND')
  }
  const { type, serial } = paper
  if (!known) {
    await note(context, 'code.unknown', subjectOf(paper), { type, serial })
    return refuse('VERIFICATION_NOT_FOUND')
  }
  await note(context, 'code.verified', subjectOf(paper), { type, serial, state: known.state })
  return new Answered(await tell(context, paper, known), { says: verificationSays.found })
}

const tell = async ({ files, locale }: Context, { type, reference }: Paper, { state, name, issuedOn, photo, about }: KnownPaper) => ({
  type,
  typeName: typeNames[type].en,
  typeNameBng: typeNames[type].bn,
  validYn: state === 'VALID' ? ('Y' as const) : ('N' as const),
  state,
  name: maskName(nameIn(name, locale)),
  referenceNo: reference,
  issuedOn,
  // A card ends when it is replaced or revoked; the day its passport ends is the member's own affair.
  validUntil: null,
  photo: photo && state === 'VALID' ? await pictureOf(files, photo) : null,
  about: about?.en ?? null,
  aboutBng: about?.bn ?? null,
})

const nameIn = ({ bn, en }: KnownPaper['name'], locale: Locale) => (locale === 'bn' ? bn : en) ?? en ?? bn ?? ''

/** A picture that got lost makes no card less genuine. */
const pictureOf = async (files: Context['files'], photo: Buffer) => await files.read(photo).then(dataUrl, () => null)

/** Stored pictures were drawn anew by us, as PNG or JPEG and nothing else. */
const dataUrl = (picture: Buffer) => `data:image/${picture[0] === 0x89 ? 'png' : 'jpeg'};base64,${picture.toString('base64')}`

const subjects: Record<PaperType, string> = {
  MEMBERSHIP_CARD: 'member',
  APPLICATION: 'application',
  RESULT_LETTER: 'application',
  ACKNOWLEDGEMENT: 'acknowledgement',
  PAYMENT_ADVICE: 'payment-batch',
}
const subjectOf = ({ type, reference }: Paper) => `${subjects[type]}:${reference}`
const digestOf = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 16)
const note = ({ db, actor }: Context, event: AuditEvent, subject: string, detail: object = {}) =>
  db.transaction().execute((tx) => record(tx, actor, event, subject, detail))
