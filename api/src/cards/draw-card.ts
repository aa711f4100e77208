import { say, type Bilingual, type Locale } from '../../../domain/src/language/bilingual.ts'
import { showDate } from '../../../domain/src/language/dates.ts'
import { onCard } from '../../../domain/src/lookups/card-words.ts'
import { portalName } from '../../../domain/src/lookups/portal.ts'
import type { findValidCard, MemberRow } from '../members/repository.ts'
import type { Context } from '../platform/context.ts'
import { SentFile } from '../platform/serve.ts'
import { printCard, printCardSheet, type CardFace } from '../printing/print-application.ts'
import { codeUrl, signCode } from '../signed-codes/sign-code.ts'
import { placesOf } from './describe-member.ts'

const words = {
  ...onCard,
  help: { bn: 'সহায়তা: ১৬১৩৫ · +৮৮০৯৬১০১০২০৩০', en: 'Help: 16135 · +8809610102030' },
  hint: {
    bn: 'দাগ ধরে কাটুন, মাঝখানে ভাঁজ করে জোড়া লাগান। স্ক্যান করলে কার্ডটি আসল কি না দেখা যাবে।',
    en: 'Cut along the marks, fold in the middle and join. Scanning the code shows whether the card is genuine.',
  },
} satisfies Record<string, Bilingual>

export type IssuedCard = NonNullable<Awaited<ReturnType<typeof findValidCard>>>

/** What stands on a card. It is given, not looked up again: a card replaced in between must not come out as the new one. */
export async function cardOf(context: Context, member: MemberRow, card: IssuedCard) {
  const { db, secrets, config, files } = context
  const code = await signCode(
    { db, secrets },
    { type: 'MEMBERSHIP_CARD', reference: member.number, serial: card.serial, issuedOn: card.issued_on },
  )
  const photo = member.photo ? await files.read(member.photo) : undefined
  return { code, qrText: codeUrl(config, code), photo }
}

type Look = { paper: 'card' | 'sheet'; locale: Locale }

export async function drawMemberCard(context: Context, member: MemberRow, card: IssuedCard, { paper, locale }: Look): Promise<SentFile> {
  const { qrText, photo } = await cardOf(context, member, card)
  const { country } = await placesOf(context, member)
  const passportNo = context.secrets.open(member.passport_sealed)
  const face = (language: Locale): CardFace => ({
    board: say(portalName, language),
    title: say(words.title, language),
    name: (language === 'bn' ? member.name_bng : null) ?? member.name,
    number: member.number,
    rows: [
      { label: say(words.passport, language), text: passportNo },
      { label: say(words.country, language), text: say(country, language) },
      { label: say(words.issued, language), text: showDate(card.issued_on, language) },
      ...(member.passport_expires_on
        ? [{ label: say(words.validUntil, language), text: showDate(member.passport_expires_on, language) }]
        : []),
    ],
    help: say(words.help, language),
  })
  const data = { qrText, faces: { bn: face('bn'), en: face('en') }, ...(photo ? { photo } : {}) }
  const bytes = paper === 'card' ? await printCard(data, locale) : await printCardSheet({ ...data, hint: say(words.hint, locale) }, locale)
  return new SentFile({ bytes, mediaType: 'application/pdf', fileName: `${member.number}-${paper}-${locale}.pdf` })
}
