import { localize, type Bilingual, type Locale } from '@wewb/domain/language/bilingual'
import { formatDate } from '@wewb/domain/language/dates'
import { cardMessages } from '@wewb/domain/membership/card-messages'
import { portalName } from '@wewb/domain/reference/portal'
import type { findValidCard, MemberRow } from '#membership/members/queries.ts'
import type { Context } from '#server/context.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { printCard, printCardSheet, type CardFace } from '#pdf/print-documents.ts'
import { codeUrl, signCode } from '#membership/signed-codes/sign-code.ts'
import { countryAndMissionNames } from './describe-member.ts'

const words = {
  ...cardMessages,
  help: { bn: 'সহায়তা: ১৬১৩৫ · +৮৮০৯৬১০১০২০৩০', en: 'Help: 16135 · +8809610102030' },
  hint: {
    bn: 'দাগ ধরে কাটুন, মাঝখানে ভাঁজ করে জোড়া লাগান। স্ক্যান করলে কার্ডটি আসল কি না দেখা যাবে।',
    en: 'Cut along the marks, fold in the middle and join. Scanning the code shows whether the card is genuine.',
  },
} satisfies Record<string, Bilingual>

export type IssuedCard = NonNullable<Awaited<ReturnType<typeof findValidCard>>>

/**
 * Loads the contents of a card. The caller passes the card, so that one replaced in the meantime is not printed as the
 * new card.
 */
export async function loadCardContents(context: Context, member: MemberRow, card: IssuedCard) {
  const { db, secrets, config, files } = context
  const code = await signCode(
    { db, secrets },
    { type: 'MEMBERSHIP_CARD', reference: member.number, serial: card.serial, issuedOn: card.issued_on },
  )
  const photo = member.photo ? await files.read(member.photo) : undefined
  return { code, qrText: codeUrl(config, code), photo }
}

type CardLayout = { document: 'card' | 'sheet'; locale: Locale }

export async function renderMemberCard(
  context: Context,
  member: MemberRow,
  card: IssuedCard,
  { document, locale }: CardLayout,
): Promise<FileResponse> {
  const { qrText, photo } = await loadCardContents(context, member, card)
  const { country } = await countryAndMissionNames(context, member)
  const passportNo = context.secrets.decrypt(member.passport_sealed)
  const face = (language: Locale): CardFace => ({
    board: localize(portalName, language),
    title: localize(words.title, language),
    name: (language === 'bn' ? member.name_bng : null) ?? member.name,
    number: member.number,
    rows: [
      { label: localize(words.passport, language), text: passportNo },
      { label: localize(words.country, language), text: localize(country, language) },
      { label: localize(words.issued, language), text: formatDate(card.issued_on, language) },
      ...(member.passport_expires_on
        ? [{ label: localize(words.validUntil, language), text: formatDate(member.passport_expires_on, language) }]
        : []),
    ],
    help: localize(words.help, language),
  })
  const data = { qrText, faces: { bn: face('bn'), en: face('en') }, ...(photo ? { photo } : {}) }
  const bytes =
    document === 'card'
      ? await printCard(data, locale)
      : await printCardSheet({ ...data, hint: localize(words.hint, locale) }, locale)
  return new FileResponse({
    bytes,
    mediaType: 'application/pdf',
    fileName: `${member.number}-${document}-${locale}.pdf`,
  })
}
