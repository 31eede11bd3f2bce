// What people decide is also in the audit trail: a value that is not the last one recorded there was changed behind it.
import { type SQL, sql } from 'drizzle-orm';

export interface DatabaseRule {
  /** Completes «<name> <id>: …». */
  states: string;
  object: string;
  /** Selects `id` of each row that breaks the rule. */
  broken: SQL;
}

/** The action of the rows that name, in `after.rows`, the rows of the trail that an erasure emptied. */
export const trailErased = 'trail.erased';

/** The rows named by each of them, and by the migration that introduced them. */
const erasedRows = sql`erased as (
  select e.id as erasure_id, e.action, e.object_id as user_id, named.id::bigint as row_id
  from audit_log e, jsonb_array_elements_text(e.after -> 'rows') as named (id)
  where e.action = ${trailErased} or e.action = 'trail.baseline' and e.object_type = 'trail')`;

interface LastRecorded {
  objectType: SQL;
  objectId: SQL;
  /** Whether a row of the trail records this value. */
  says: SQL;
}

/**
 * The content of the last row that records the value: `recorded.after`, null when that row was erased with its account,
 * no row when there is none.
 */
const lastRecorded = ({ objectType, objectId, says }: LastRecorded): SQL => sql`left join lateral (
  select a.after, a.salt is null as erased from audit_log a
  where a.object_type = ${objectType} and a.object_id = ${objectId} and (a.salt is null or ${says})
  order by a.id desc limit 1) recorded on true`;

const ofUser = (field: string): SQL =>
  lastRecorded({
    objectType: sql`'user'`,
    objectId: sql`u.id::text`,
    says: sql`jsonb_exists(a.after, ${field}::text)`,
  });

const notErased = sql`coalesce(recorded.erased, false) = false`;

export const trailRules: readonly DatabaseRule[] = [
  {
    object: 'Audit row',
    states: 'its content was erased, and no erasure names it',
    broken: sql`with ${erasedRows} select a.id::text from audit_log a
      where a.salt is null and not exists (select from erased where erased.row_id = a.id)`,
  },
  {
    object: 'Audit row',
    states: 'it names rows that are not about a closed account',
    broken: sql`with ${erasedRows} select distinct erasure_id::text as id
      from erased left join audit_log a on a.id = row_id
      where erased.action = ${trailErased} and (
        not exists (select from deletion_requests d where d.user_id::text = erased.user_id and d.closed_at is not null)
        or not exists (select from audit_log s where s.action = 'account.shut' and s.object_id = erased.user_id)
        or a.actor_id::text is distinct from erased.user_id and case a.object_type
          when 'user' then a.object_id <> erased.user_id
          when 'contract' then exists (select from contracts c where c.id::text = a.object_id)
          when 'investment' then exists (select from kaskad_investments i where i.id::text = a.object_id)
          else true end)`,
  },
  {
    object: 'Account',
    states: 'its role is not the one that the audit trail last recorded',
    broken: sql`select u.id from users u ${ofUser('role')} where ${notErased}
      and u.role <> coalesce(recorded.after ->> 'role', 'client')`,
  },
  {
    object: 'Account',
    states: 'its identity status is not the one that the audit trail last recorded',
    broken: sql`select u.id from users u ${ofUser('kyc_status')} where ${notErased}
      and u.kyc_status <> coalesce(recorded.after ->> 'kyc_status', 'pending')`,
  },
  {
    object: 'Strategy',
    states: 'its bank account or wallets are not the ones that the audit trail last recorded',
    broken: sql`select s.id from strategies s ${lastRecorded({
      objectType: sql`'strategy'`,
      objectId: sql`s.id`,
      says: sql`jsonb_exists(a.after, 'rib')`,
    })} where ${notErased} and (
      s.rib_iban is distinct from recorded.after #>> '{rib,iban}'
      or s.rib_bic is distinct from recorded.after #>> '{rib,bic}'
      or s.crypto_inputs <> coalesce(nullif(recorded.after #> '{crypto,inputs}', 'null'), '[]'))`,
  },
  {
    object: 'Payment',
    states: 'its amount, currency or value date is not what the audit trail last recorded',
    broken: sql`select p.id from payments p ${lastRecorded({
      objectType: sql`'contract'`,
      objectId: sql`p.contract_id::text`,
      says: sql`jsonb_exists(a.after, 'payment')`,
    })} where ${notErased} and (
      p.amount is distinct from (recorded.after #>> '{payment,amount}')::numeric
      or p.currency is distinct from recorded.after #>> '{payment,currency}'
      or p.value_date is distinct from (recorded.after #>> '{payment,value_date}')::date)`,
  },
  {
    object: 'Contract',
    states: 'its amount or currency is not what the audit trail last recorded',
    broken: sql`select c.id from contracts c ${lastRecorded({
      objectType: sql`'contract'`,
      objectId: sql`c.id::text`,
      says: sql`jsonb_exists(a.after, 'currency') and jsonb_exists(a.after, 'amount')`,
    })} where ${notErased} and (
      c.amount is distinct from (recorded.after ->> 'amount')::numeric
      or c.currency is distinct from recorded.after ->> 'currency')`,
  },
];
