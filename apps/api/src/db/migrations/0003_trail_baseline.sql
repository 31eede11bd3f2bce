-- The state of what doctor compares with the audit trail, recorded where the trail does not say it yet: data of before the
-- trail said it, and demonstration data. Called again by the demonstration's loader, never by the product.
create function record_trail_baseline() returns void language sql as $$
  insert into audit_log (at, action, object_type, object_id, after)
  select now(), 'trail.baseline', 'user', u.id::text, jsonb_build_object('role', u.role, 'kyc_status', u.kyc_status)
  from users u
  where (u.role, u.kyc_status) <> ('client', 'pending')
    and not exists (select from audit_log a where a.object_type = 'user' and a.object_id = u.id::text
      and (a.salt is null or jsonb_exists(a.after, 'role')));
  insert into audit_log (at, action, object_type, object_id, after)
  select now(), 'trail.baseline', 'strategy', s.id, jsonb_build_object(
    'rib', jsonb_build_object('iban', s.rib_iban, 'bic', s.rib_bic), 'crypto', jsonb_build_object('inputs', s.crypto_inputs))
  from strategies s
  where not exists (select from audit_log a where a.object_type = 'strategy' and a.object_id = s.id
    and jsonb_exists(a.after, 'rib'));
  insert into audit_log (at, action, object_type, object_id, after)
  select now(), 'trail.baseline', 'contract', c.id::text, jsonb_build_object('amount', c.amount::text, 'currency', c.currency)
  from contracts c
  where not exists (select from audit_log a where a.object_type = 'contract' and a.object_id = c.id::text
    and (a.salt is null or jsonb_exists(a.after, 'amount')));
  insert into audit_log (at, action, object_type, object_id, after)
  select now(), 'trail.baseline', 'contract', p.contract_id::text, jsonb_build_object('payment', jsonb_build_object(
    'amount', p.amount::text, 'units', p.units::text, 'currency', p.currency, 'value_date', p.value_date::text))
  from payments p
  where not exists (select from audit_log a where a.object_type = 'contract' and a.object_id = p.contract_id::text
    and (a.salt is null or jsonb_exists(a.after, 'payment')));
$$;
--> statement-breakpoint
select record_trail_baseline();
--> statement-breakpoint
-- Sealed now: a later migration of this transaction could not alter a table with pending triggers.
set constraints audit_log_seal immediate;
--> statement-breakpoint
set constraints audit_log_seal deferred;
