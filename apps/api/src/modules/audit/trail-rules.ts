// What people decide is also in the audit trail: a value that is not the last one recorded there was changed behind it.
import { type SQL, sql } from 'drizzle-orm';

export interface DatabaseRule {
  /** Completes «<name> <id>: …». */
  states: string;
  object: string;
  /** Selects `id` of each row that breaks the rule. */
  broken: SQL;
}

interface LastRecorded {
  objectType: SQL;
  objectId: SQL;
  /** Whether a row of the trail says this value. */
  says: SQL;
}

/**
 * The content of the last row that says the value: `recorded.after`, null when that row was erased with its account, no row
 * when there is none.
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
    states: 'its amount, units, currency or value date is not what the audit trail last recorded',
    broken: sql`select p.id from payments p ${lastRecorded({
      objectType: sql`'contract'`,
      objectId: sql`p.contract_id::text`,
      says: sql`jsonb_exists(a.after, 'payment')`,
    })} where ${notErased} and (
      p.amount is distinct from (recorded.after #>> '{payment,amount}')::numeric
      or p.units is distinct from (recorded.after #>> '{payment,units}')::numeric
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
