// What must always hold in the register of holders (decision 52): the chain of its entries, and the list drawn from the books.
import { sql } from 'drizzle-orm';
import type { DatabaseRule } from './trail-rules.ts';

const faultsOf = sql`select e.strategy_id, f.number, f.problem
  from (select distinct strategy_id from register_movements) e
    cross join lateral register_faults(e.strategy_id, 0, 9223372036854775807) f`;

export const registerRules: readonly DatabaseRule[] = [
  {
    object: 'Register entry',
    states: 'it is not as it was entered',
    broken: sql`select strategy_id || ' ' || number || ' (' || problem || ')' as id from (${faultsOf}) faults`,
  },
  {
    object: 'Movement of units',
    states: 'the register keeper’s list lacks it, or shows another state',
    broken: sql`select m.strategy_id || ' ' || m.number as id from unit_movements m
      left join register_lines l on (l.strategy_id, l.movement) = (m.strategy_id, m.number)
      where l.id is null or (l.contract_id, l.units, l.nature) <> (m.contract_id, m.units, m.nature)
        or (l.state = 'entered') <> exists (select from register_movements e
          where (e.strategy_id, e.movement) = (m.strategy_id, m.number))
        or l.attestation <> 'erased' and (l.attestation = 'attached') <> exists (select from register_attestations a
          join register_movements e on (e.strategy_id, e.number) = (a.strategy_id, a.number)
          where (e.strategy_id, e.movement) = (m.strategy_id, m.number))`,
  },
  {
    object: 'Contract',
    states: 'the register keeper’s list shows it as unpaid and it is not, or the other way round',
    broken: sql`select coalesce(c.id, l.contract_id)::text as id
      from (select id from contracts where is_register_unpaid(status, payment_status)) c
        full join (select contract_id from register_lines where state = 'unpaid') l on l.contract_id = c.id
      where c.id is null or l.contract_id is null`,
  },
  {
    object: 'Order',
    states: 'the register keeper’s list shows it as waiting and it is not, or the other way round',
    broken: sql`select coalesce(o.id, l.order_id)::text as id
      from (select id from orders where state = 'waiting' and kind <> 'renunciation') o
        full join (select order_id from register_lines where state = 'undealt') l on l.order_id = o.id
      where o.id is null or l.order_id is null`,
  },
];
