import type { Database } from '#db/database.ts'

/** Finds the card with this serial, and its member. */
export const findCardWithMember = (db: Database, number: string, serial: number) =>
  db
    .selectFrom('member')
    .innerJoin('member_card', 'member_card.member_id', 'member.id')
    .select(['member.name', 'member.name_bng', 'member.photo', 'member.state as memberState'])
    .select(['member_card.state', 'member_card.issued_on'])
    .where('member.number', '=', number)
    .where('member_card.serial', '=', serial)
    .executeTakeFirst()

export const findAcknowledgementByReferralNo = (db: Database, referralNo: string) =>
  db
    .selectFrom('acknowledgement')
    .innerJoin('application', 'application.id', 'acknowledgement.application_id')
    .select(['name', 'name_bng', 'approval_status', 'acknowledgement.answers', 'acknowledgement.status', 'entered_at'])
    .where('referral_no', '=', referralNo)
    .executeTakeFirst()

export const findSentBatch = (db: Database, no: string) =>
  db
    .selectFrom('payment_batch')
    .select(['advice_no', 'advice_date', 'count', 'total'])
    .where('no', '=', no)
    .where('sent_at', 'is not', null)
    .executeTakeFirst()

export const findSubmittedApplication = (db: Database, no: string) =>
  db
    .selectFrom('application')
    .leftJoin('setup', 'setup.id', 'application.setup_id')
    .select(['name', 'name_bng', 'status', 'approval_status', 'published', 'submitted_at', 'version'])
    .select(['application.service', 'setup.title', 'setup.title_bng'])
    .where('no', '=', no)
    .where('status', '!=', 'DRAFT')
    .executeTakeFirst()
