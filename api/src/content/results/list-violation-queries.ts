import { sql } from 'kysely'
import type { Database } from '#db/database.ts'
import { scholarshipServiceId } from '#services/setups/queries.ts'

export type ListViolation = { setup_id: number; no: string; rule: string }

/**
 * Lists the contradictions to the list of a circular: its rows, the applications, the public rows, the payments, the
 * instalments and the last message about each must say the same. Empty is right. While a published list is still being
 * told (`untold`), money and messages may be missing, but not be wrong.
 */
export async function listViolations(db: Database, setupId?: number): Promise<ListViolation[]> {
  const { rows } = await sql<ListViolation>`
    with list as (
      select l.*, s.service = ${scholarshipServiceId} as is_ranked
      from merit_list l join setup s on s.id = l.setup_id
      where l.import_id is null and (${setupId ?? null}::int is null or l.setup_id = ${setupId ?? null}::int)
    ), one as (
      select a.no, a.setup_id, l.state as list_state, l.untold, l.is_ranked, a.applicant_id is not null as has_account,
        a.approval_status = 2 as is_approved, r.application_id is not null as is_listed,
        coalesce(r.selected, false) as is_selected,
        l.state = 'PUBLISHED' and coalesce(r.selected, false) as is_awarded,
        exists (select 1 from result_row p where p.setup_id = a.setup_id and p.application_no = a.no) as is_public,
        exists (select 1 from payment p where p.application_id = a.id and p.state <> 'WITHDRAWN') as is_owed,
        exists (select 1 from instalment i where i.application_id = a.id and i.state <> 'STOPPED') as has_instalments,
        coalesce((
          select m.template from message m where m.file_no = a.no
            and m.template in ('EDU_RESULT', 'APPROVED_CASE', 'EDU_NOT_SELECTED', 'LIST_CORRECTED')
          order by m.id desc limit 1), '') as told
      from list l join application a on a.setup_id = l.setup_id
        left join merit_row r on r.application_id = a.id
      where a.status <> 'DRAFT' and a.answers ->> 'applicationKind' = 'NEW'
    )
    select setup_id, no, 'approved and not selected' as rule from one
      where is_approved and not is_selected and (is_ranked or is_listed)
    union all select setup_id, no, 'selected and not approved' from one
      where is_selected and not is_approved and list_state <> 'PROPOSED'
    union all select setup_id, no, 'public and not selected' from one where is_public and not is_awarded
    union all select setup_id, no, 'selected and not public' from one where is_awarded and not is_public
    union all select setup_id, no, 'owed and not selected' from one where is_owed and not is_awarded
    union all select setup_id, no, 'selected and not owed' from one where is_awarded and not is_owed and not untold
    union all select setup_id, no, 'instalments and not selected' from one where has_instalments and not is_awarded
    union all select setup_id, no, 'selected without instalments' from one
      where is_awarded and not has_instalments and not untold
    union all select setup_id, no, 'told «' || told || '» and selected' from one
      where has_account and is_awarded and told not in ('EDU_RESULT', 'APPROVED_CASE') and not (untold and told = '')
    union all select setup_id, no, 'told «' || told || '» and not selected' from one
      where has_account and not is_awarded and is_listed and is_ranked and list_state = 'PUBLISHED'
        and told not in ('EDU_NOT_SELECTED', 'LIST_CORRECTED') and not (untold and told = '')
    union all select setup_id, no, 'told «' || told || '» and on no list' from one
      where not is_listed and is_ranked and told not in ('', 'LIST_CORRECTED')
    union all select setup_id, no, 'told «' || told || '» before the publication' from one
      where list_state <> 'PUBLISHED' and told <> ''
    union all select l.setup_id, '', 'the list counts others than it selects' from list l
      where l.selected <> (select count(*) from merit_row r where r.setup_id = l.setup_id and r.selected)
    union all select l.setup_id, '', 'the public list has others than it selects' from list l
      where l.state = 'PUBLISHED'
        and l.selected <> (select count(*) from result_row p where p.setup_id = l.setup_id)
    order by 1, 2, 3`.execute(db)
  return rows
}
