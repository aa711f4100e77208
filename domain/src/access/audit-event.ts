/** What the audit knows. The log says each in words: leave one out there and the compiler names it. */
export type AuditEvent =
  | 'account.registered' | 'account.confirmed' | 'account.logged-in' | 'account.log-in-refused' | 'account.logged-out'
  | 'account.password-changed' | 'account.password-reset' | 'account.password-forgotten' | 'account.profile-changed' | 'account.photo-changed'
  | 'setup.saved' | 'setup.published' | 'setup.unpublished' | 'setup.extended' | 'setup.removed'
  | 'programme.saved' | 'programme.published' | 'programme.closed' | 'programme.archived' | 'programme.removed' | 'programme.exported'
  | 'content.notice-saved' | 'content.notice-published' | 'content.notice-unpublished' | 'content.notice-deleted' | 'content.news-saved' | 'content.news-deleted'
  | 'application.started' | 'application.filled' | 'application.opened' | 'application.deleted' | 'application.moved' | 'application.taken'
  | 'application.refused' | 'application.released' | 'application.printed' | 'application.tagged' | 'application.consent-asked' | 'application.revoked' | 'application.overdue'
  | 'document.added' | 'document.opened' | 'document.removed'
  | 'family.saved' | 'family.document-added' | 'family.document-removed' | 'family.remembered'
  | 'membership.enrolled' | 'membership.ended' | 'membership.passport-changed' | 'membership.card-replaced' | 'membership.opened' | 'membership.fee-received'
  | 'card.printed' | 'card.link-made' | 'card.code-asked' | 'card.opened'
  | 'code.verified' | 'code.unknown' | 'code.forged' | 'code.malformed' | 'code.key-made' | 'code.key-distrusted'
  | 'cheque.given' | 'cheque.book-entered' | 'cheque.book-closed' | 'acknowledgement.saved'
  | 'registration.checked' | 'caller.searched' | 'caller.logged'
  | 'complaint.submitted' | 'complaint.opened' | 'complaint.attachment-opened' | 'complaint.acted' | 'complaint.raised'
  | 'merit-list.proposed' | 'merit-list.approved' | 'result.published' | 'instalment.stopped' | 'instalment.held'
  | 'account.session-ended' | 'account.first-administrator' | 'registry.searched' | 'registry.imported' | 'identity.checked' | 'portal.seeded' | 'audit.verified' // prettier-ignore
