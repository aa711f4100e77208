import type { AuditEvent } from '@wewb/domain/audit/audit-event'
import { createHash } from 'node:crypto'
import type { InputOf } from '@wewb/domain/http/contract'
import {
  verificationMessages,
  type SignedDocumentType,
  type verifyCode as verifyCodeEndpoint,
} from '@wewb/domain/membership/verification-contracts'
import { extractSignedCode } from '@wewb/domain/engine/fields/signed-code'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { maskName } from '@wewb/domain/language/mask-name'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { ApiResponse } from '#server/register-endpoint.ts'
import type { SignedDocument } from '#membership/signed-codes/code-encoding.ts'
import { verifySignedCode } from '#membership/signed-codes/verify-signed-code.ts'
import { documentFinders, type VerifiableDocument } from './verifiable-documents.ts'

const typeNames: Record<SignedDocumentType, Bilingual> = {
  MEMBERSHIP_CARD: { bn: 'সদস্য কার্ড', en: 'Membership card' },
  APPLICATION: { bn: 'আবেদনপত্র', en: 'Application' },
  RESULT_LETTER: { bn: 'মনোনয়নপত্র', en: 'Selection letter' },
  ACKNOWLEDGEMENT: { bn: 'প্রাপ্তিস্বীকার পত্র', en: 'Acknowledgement' },
  PAYMENT_ADVICE: { bn: 'পেমেন্ট অ্যাডভাইস', en: 'Payment advice' },
}

/** Looked up instead of a forged document, so that a forged code takes as long as an unknown one. */
const dummyDocument: SignedDocument = { type: 'APPLICATION', reference: '-', serial: 0, issuedOn: '2000-01-01' }

/**
 * Forged, altered, distrusted and unknown codes get the same response. Only the audit log distinguishes them, and it
 * never stores the code.
 */
export async function verifyCode(context: Context, { code: typed = '' }: InputOf<typeof verifyCodeEndpoint>) {
  await context.limits.consume('verifications-by-address', context.address)
  const code = extractSignedCode(typed) ?? ''
  const read = await verifySignedCode(context, code)
  const document = read.outcome === 'genuine' ? read : dummyDocument
  const found = await documentFinders[document.type](context.db, document)
  if (read.outcome !== 'genuine') {
    // Malformed input may be an NID, so the audit log does not even store its digest.
    await recordVerification(
      context,
      `code.${read.outcome}`,
      read.outcome === 'forged' ? `code:${digestOf(code)}` : 'code',
    )
    return throwProblem('VERIFICATION_NOT_FOUND')
  }
  const { type, serial } = document
  if (!found) {
    await recordVerification(context, 'code.unknown', subjectOf(document), { type, serial })
    return throwProblem('VERIFICATION_NOT_FOUND')
  }
  await recordVerification(context, 'code.verified', subjectOf(document), { type, serial, state: found.state })
  return new ApiResponse(await report(context, document, found), { message: verificationMessages.found })
}

const report = async (
  { files, locale }: Context,
  { type, reference }: SignedDocument,
  { state, name, issuedOn, photo, about }: VerifiableDocument,
) => ({
  type,
  typeName: typeNames[type].en,
  typeNameBng: typeNames[type].bn,
  validYn: state === 'VALID' ? ('Y' as const) : ('N' as const),
  state,
  name: maskName(nameIn(name, locale)),
  referenceNo: reference,
  issuedOn,
  // A card is valid until it is replaced or revoked; the expiry of the passport is private to the member.
  validUntil: null,
  photo: photo && state === 'VALID' ? await pictureOf(files, photo) : null,
  about: about?.en ?? null,
  aboutBng: about?.bn ?? null,
})

const nameIn = ({ bn, en }: VerifiableDocument['name'], locale: Locale) => (locale === 'bn' ? bn : en) ?? en ?? bn ?? ''

/** A missing photo does not make a card invalid. */
const pictureOf = async (files: Context['files'], photo: Buffer) => await files.read(photo).then(dataUrl, () => null)

/** Stored photos were re-encoded by the portal, so they are PNG or JPEG. */
const dataUrl = (picture: Buffer) =>
  `data:image/${picture[0] === 0x89 ? 'png' : 'jpeg'};base64,${picture.toString('base64')}`

const subjects: Record<SignedDocumentType, string> = {
  MEMBERSHIP_CARD: 'member',
  APPLICATION: 'application',
  RESULT_LETTER: 'application',
  ACKNOWLEDGEMENT: 'acknowledgement',
  PAYMENT_ADVICE: 'payment-batch',
}
const subjectOf = ({ type, reference }: SignedDocument) => `${subjects[type]}:${reference}`
const digestOf = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 16)
const recordVerification = ({ db, actor }: Context, event: AuditEvent, subject: string, detail: object = {}) =>
  db.transaction().execute((tx) => recordAuditEntry(tx, actor, event, subject, detail))
