/**
 * Meaning of each bytea column. An unlisted one fails a test, so that no column is forgotten in a rotation or a backup.
 */
type Bytes =
  /** Encrypted: `keys:rotate` encrypts it again. */
  | 'sealed'
  /** The hash that names a file in the file store. */
  | 'file'
  /** A keyed digest, a hash or a public key: it reveals nothing and depends on no data key. */
  | 'digest'

type Columns = Record<string, Bytes>

export const byteaColumns: Record<string, Columns> = {
  account: { nid_sealed: 'sealed', nid_index: 'digest' },
  session: { token_hash: 'digest' },
  one_time_code: { token_hash: 'digest', code_hash: 'digest' },
  reset_token: { token_hash: 'digest' },
  half_log_in: { token_hash: 'digest' },
  recovery_code: { code_hash: 'digest' },
  known_device: { mark_hash: 'digest' },
  second_factor: { app_sealed: 'sealed' },
  audit_seal: { hash: 'digest' },
  stored_file: { sha256: 'file' },
  worker: { passport_sealed: 'sealed', passport_index: 'digest', birth_index: 'digest' },
  worker_passport: { passport_sealed: 'sealed', passport_index: 'digest', birth_index: 'digest' },
  application: { answers_sealed: 'sealed', answers_before: 'sealed' },
  application_key: { digest: 'digest' },
  claim_key: { digest: 'digest' },
  earlier_import: { rows_sealed: 'sealed' },
  earlier_import_page: { rows_sealed: 'sealed' },
  earlier_application: {
    person_sealed: 'sealed',
    nid_digest: 'digest',
    passport_digest: 'digest',
    mobile_digest: 'digest',
  },
  earlier_claim_key: { digest: 'digest' },
  claim_override: { claim_digest: 'digest' },
  shared_key: { digest: 'digest' },
  application_act: { changes_sealed: 'sealed', reply_sealed: 'sealed' },
  document: { sha256: 'file' },
  desk_check_list: { answers_sealed: 'sealed' },
  cross_check_reason: { fingerprint: 'digest' },
  idempotency: { body_hash: 'digest' },
  signing_key: { private_sealed: 'sealed', public_key: 'digest' },
  member: { passport_sealed: 'sealed', passport_index: 'digest', birth_sealed: 'sealed', photo: 'file' },
  call_log: { phone_index: 'digest' },
  acknowledgement: { answers_sealed: 'sealed' },
  family_profile: { answers_sealed: 'sealed' },
  family_document: { sha256: 'file' },
  complaint: { mobile_index: 'digest', answers_sealed: 'sealed' },
  complaint_act: { reply_sealed: 'sealed' },
  complaint_attachment: { sha256: 'file' },
  page_problem: { report_sealed: 'sealed', note_sealed: 'sealed' },
  user_import: { rows_sealed: 'sealed' },
  payment: { account_sealed: 'sealed' },
  payment_batch: { content_sha256: 'digest' },
  payment_file: { sha256: 'digest', sealed: 'sealed' },
  payment_return: { sha256: 'digest' },
  payment_return_proposal: { sha256: 'digest' },
}

/** Triggers that treat new bytes as a changed account number; disabled while the same number is encrypted again. */
export const guardTriggers: Partial<Record<string, string>> = { payment: 'payment_guarded' }

export const listByteaColumns = (kind: Bytes): { table: string; columns: string[] }[] =>
  Object.entries(byteaColumns)
    .map(([table, columns]) => ({ table, columns: Object.keys(columns).filter((column) => columns[column] === kind) }))
    .filter(({ columns }) => columns.length > 0)
