-- Figures read the units that were booked, and no longer compute them again. A closing took all units at prices that may
-- have changed since the payment was booked: what it takes becomes what the contract holds, and the trail records both.
insert into audit_log (at, action, object_type, object_id, before, after)
select now(), 'contract.units_settled', 'contract', closing.contract_id::text,
  jsonb_build_object('unitsOut', closing.units::text), jsonb_build_object('unitsOut', held.units::text)
from withdrawals closing cross join lateral (
  select coalesce((select p.units from payments p where p.contract_id = closing.contract_id), 0)
    - coalesce((select sum(w.units) from withdrawals w
        where w.contract_id = closing.contract_id and w.kind = 'withdrawal'), 0) as units) held
where closing.kind = 'closing' and closing.units <> held.units;
--> statement-breakpoint
update withdrawals closing set units = greatest(0,
  coalesce((select p.units from payments p where p.contract_id = closing.contract_id), 0)
    - coalesce((select sum(w.units) from withdrawals w
        where w.contract_id = closing.contract_id and w.kind = 'withdrawal'), 0))
where closing.kind = 'closing' and closing.units <>
  coalesce((select p.units from payments p where p.contract_id = closing.contract_id), 0)
    - coalesce((select sum(w.units) from withdrawals w
        where w.contract_id = closing.contract_id and w.kind = 'withdrawal'), 0);
--> statement-breakpoint
-- The hour, in Paris, from which a withdrawal or a closing counts for the next day.
insert into parameters (key, value, unit, category, metadata)
values ('DEALING_CUT_OFF_HOUR', '16', 'heures', 'contracts', '{}') on conflict do nothing;
--> statement-breakpoint
-- Sealed now: a later migration of this transaction could not alter a table with pending triggers.
set constraints audit_log_seal immediate;
--> statement-breakpoint
set constraints audit_log_seal deferred;
