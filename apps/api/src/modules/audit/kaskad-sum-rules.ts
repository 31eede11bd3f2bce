// What the triggers keep of rounds with each change (migration 0111), counted again from the rows.
import { type SQL, sql } from 'drizzle-orm';
import { type CountedList, countsOf, type SummedList } from '../../db/list-counts.ts';
import type { DatabaseRule } from './trail-rules.ts';

interface KeptSum {
  object: string;
  list: CountedList | SummedList;
  /** Its key, as the triggers write it. */
  key: readonly string[];
  /** Selects each part of the key by its name, and `count`. */
  found: SQL;
}

/** Names the key with the kept sum and that of its rows. */
function sumRule({ object, list, key, found }: KeptSum): DatabaseRule {
  const parts = sql.join(
    key.map((name) => sql`${name}::text, ${sql.identifier(name)}`),
    sql`, `,
  );
  const names = sql.join(
    key.map((name) => sql`key ->> ${name}::text`),
    sql`, `,
  );
  return {
    object,
    states: 'the kept sum is not that of its rows',
    broken: sql`with kept as (${countsOf(list)}),
      found as (select jsonb_strip_nulls(jsonb_build_object(${parts})) as key, count from (${found}) as rows where count <> 0)
      select concat_ws(' ', ${names}) || ' (kept ' || coalesce(kept.count, 0)::text
        || ', rows ' || coalesce(found.count, 0)::text || ')' as id
      from kept full join found using (key) where kept.count is distinct from found.count order by id`,
  };
}

export const kaskadSumRules: readonly DatabaseRule[] = [
  sumRule({
    object: 'Rounds of state',
    list: 'kaskad_rounds',
    key: ['state'],
    found: sql`select state, count(*) as count from kaskad_rounds group by state`,
  }),
  sumRule({
    object: 'Investments of state',
    list: 'kaskad_investments',
    key: ['state'],
    found: sql`select state, count(*) as count from kaskad_investments group by state`,
  }),
  sumRule({
    object: 'Units of round',
    list: 'kaskad_round_units',
    key: ['round_id', 'mark'],
    found: sql`select round_id, kaskad_mark(state) as mark, sum(coalesce(allotted_units, units)) as count
      from kaskad_investments where kaskad_mark(state) is not null group by 1, 2`,
  }),
  sumRule({
    object: 'Investors of round',
    list: 'kaskad_round_investors',
    key: ['round_id'],
    found: sql`select round_id, count(distinct user_id) as count
      from kaskad_investments where kaskad_mark(state) is not null group by 1`,
  }),
  sumRule({
    object: 'Allotted units of round',
    list: 'kaskad_round_allotted',
    key: ['round_id'],
    found: sql`select round_id, sum(allotted_units) as count from kaskad_investments
      where state in ('allotted', 'partly_allotted', 'issued', 'transferred') group by 1`,
  }),
  sumRule({
    object: 'Decided investments of round',
    list: 'kaskad_round_decided',
    key: ['round_id'],
    found: sql`select round_id, count(allotted_units) as count from kaskad_investments group by 1`,
  }),
  sumRule({
    object: 'Euros submitted on',
    list: 'kaskad_submitted',
    key: ['day'],
    found: sql`select (submitted_at at time zone 'Europe/Paris')::date as day, sum(due - fee) as count
      from kaskad_investments where submitted_at is not null group by 1`,
  }),
  sumRule({
    object: 'Registered units of class and round',
    list: 'kaskad_registered',
    key: ['class_id', 'round_id'],
    found: sql`select m.class_id, i.round_id, sum(m.units) as count
      from kaskad_movements m left join kaskad_investments i on i.id = m.investment_id group by 1, 2`,
  }),
];
