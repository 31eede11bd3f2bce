-- Tables that were empty when a statement was planned are full when it runs again.
set local enable_seqscan = off;
--> statement-breakpoint
-- The books only grow, and balance. What was stored in payments, withdrawals and refunds is booked as it was stored.
create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
declare
  broken record;
begin
  select entry, asset, sum(amount) as total into broken from added group by entry, asset having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'entry % does not balance: its postings in % sum to %', broken.entry, broken.asset, broken.total
      using errcode = '23514';
  end if;
  -- The postings of an entry are written once, together.
  select p.entry into broken from postings p where p.entry in (select entry from added)
    and not exists (select from added a where a.entry = p.entry and a.line = p.line) limit 1;
  if found then
    raise exception 'postings cannot be added to entry %', broken.entry using errcode = '42501';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger postings_balance after insert on postings
  referencing new table as added for each statement execute function refuse_unbalanced_entry();
--> statement-breakpoint
do $$
declare
  table_name text;
begin
  foreach table_name in array array['journal_entries', 'postings', 'unit_movements'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function refuse_change()',
      table_name || '_append_only', table_name);
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()',
      table_name || '_no_truncate', table_name);
  end loop;
end $$;
--> statement-breakpoint
-- A row of which some columns may change, and no other.
create function refuse_all_but() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - tg_argv <> to_jsonb(old) - tg_argv then
    raise exception '% is kept as it was written', tg_table_name using errcode = '42501';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger orders_kept before update on orders for each row execute function refuse_all_but('state');
--> statement-breakpoint
create trigger receipts_kept before update on receipts for each row execute function refuse_all_but(
  'state', 'contract_id', 'user_id', 'attached_at', 'attached_by', 'reason', 'confirmations');
--> statement-breakpoint
create function refuse_lower_number() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.name <> old.name or new.last <= old.last then
    raise exception 'numbers of % only grow', old.name using errcode = '42501';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger book_counters_grow before update or delete on book_counters
  for each row execute function refuse_lower_number();
--> statement-breakpoint
-- As `bump_user_version`, once for all the rows of a statement: an execution changes thousands.
create function bump_user_versions() returns trigger language plpgsql as $$
begin
  insert into data_versions (scope, version)
    select 'user:' || user_id, 1 from (select distinct user_id from changed where user_id is not null) owners
    order by user_id
    on conflict (scope) do update set version = data_versions.version + 1;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  table_name text;
  change text;
begin
  foreach table_name in array array['orders', 'receipts', 'payouts'] loop
    foreach change in array array['insert', 'update', 'delete'] loop
      execute format(
        'create trigger %I after %s on %I referencing %s table as changed for each statement execute function bump_user_versions()',
        table_name || '_version_' || change, change, table_name, case change when 'delete' then 'old' else 'new' end);
    end loop;
  end loop;
end $$;
--> statement-breakpoint
-- What the trail keeps of a range of entries, with their postings and movements. Version 1 of what is hashed is frozen.
create function books_digest(first_entry bigint, last_entry bigint) returns text language sql stable as $$
  select encode(sha256(convert_to('books/1' || coalesce(string_agg(hash, '' order by entry, place, line), ''), 'UTF8')), 'hex')
  from (
    select number as entry, 0 as place, 0::bigint as line, audit_sha256(array[number::text, kind, order_day::text,
      (extract(epoch from booked_at) * 1000000)::bigint::text, booked_by::text, reason, document_id::text,
      reverses::text, contract_id::text, subject_type, subject_id::text]) as hash
    from journal_entries where number between first_entry and last_entry
    union all
    select entry, 1, line, audit_sha256(array[entry::text, line::text, account, asset, amount::text])
    from postings where entry between first_entry and last_entry
    union all
    select entry, 2, number, audit_sha256(array[strategy_id, number::text, contract_id::text, order_id::text, nature,
      units::text, order_day::text, dealing_day::text, nav::text, nav_version::text, quotes::text, asset, gross::text,
      fees::text, net::text, reference_amount::text, cost::text, reverses::text, entry::text])
    from unit_movements where entry between first_entry and last_entry
  ) as hashed
$$;
--> statement-breakpoint
-- Half-even, as the books round.
create function pg_temp.half_even(x numeric, decimals int) returns numeric language sql immutable as $$
  select case when abs(x * 10::numeric ^ decimals - trunc(x * 10::numeric ^ decimals)) = 0.5
    then round(2 * round(x * 10::numeric ^ decimals / 2) / 10::numeric ^ decimals, decimals)
    else round(x, decimals) end
$$;
--> statement-breakpoint
create function pg_temp.book_asset(asset text) returns text language sql immutable as $$
  select case asset when 'EURO' then 'EUR' else asset end
$$;
--> statement-breakpoint
-- The account that the money of a contract came to: `bank:<IBAN>` or `wallet:<network>:<address>`.
create function pg_temp.account_of(contract public.contracts) returns text language sql stable as $$
  select case contract.payment_method
    when 'rib' then 'bank:' || coalesce(s.rib_iban, s.id)
    else coalesce((select 'wallet:' || split_part(lower(input ->> 'blockchain'), ' ', 1) || ':' || (input ->> 'address')
      from jsonb_array_elements(s.crypto_inputs) as inputs (input) where input ->> 'symbol' = contract.currency limit 1),
      'wallet:' || s.id) end
  from public.strategies s where s.id = contract.strategy_id
$$;
--> statement-breakpoint
-- Counted in settings of the transaction, and stored once at the end.
create function pg_temp.next_number(series text) returns bigint language plpgsql as $$
declare
  setting text := 'moved.' || translate(series, ':-', '__');
  number bigint := coalesce(nullif(current_setting(setting, true), ''), '0')::bigint + 1;
begin
  perform set_config(setting, number::text, true);
  return number;
end $$;
--> statement-breakpoint
-- One entry; `lines` are [account, asset, amount], those of zero are left out.
create function pg_temp.book(kind text, day date, contract uuid, subject_type text, subject uuid, lines jsonb)
returns bigint language plpgsql as $$
declare
  entry_number bigint := pg_temp.next_number('journal');
begin
  insert into public.journal_entries (number, kind, order_day, booked_at, reason, contract_id, subject_type, subject_id)
    values (entry_number, kind, day, now(), 'Reprise', contract, subject_type, subject);
  insert into public.postings (entry, line, account, asset, amount)
    select entry_number, row_number() over (order by min(place)), line ->> 0, line ->> 1, sum((line ->> 2)::numeric)
    from jsonb_array_elements(lines) with ordinality as listed (line, place)
    group by line ->> 0, line ->> 1 having sum((line ->> 2)::numeric) <> 0;
  return entry_number;
end $$;
--> statement-breakpoint
do $$
declare
  c public.contracts; p public.payments; w public.withdrawals; r public.refunds; s public.strategies;
  house text; paid text; received uuid; order_id uuid; payout uuid; entry bigint; reference text;
  fee_in numeric; fee_fx numeric; net numeric; net_reference numeric; bought numeric; cost numeric;
  held numeric; held_cost numeric; taken numeric; taken_cost numeric; worth numeric; gross numeric; fee numeric; nav numeric;
  differences jsonb := '[]';
begin
  for c in select contracts.* from public.contracts left join public.payments on payments.contract_id = contracts.id
    order by coalesce(payments.recorded_at, contracts.created_at), contracts.id
  loop
    select * into s from public.strategies where id = c.strategy_id;
    house := pg_temp.account_of(c);
    held := 0;
    held_cost := 0;
    select * into p from public.payments where contract_id = c.id;
    if found then
      paid := pg_temp.book_asset(p.currency);
      received := gen_random_uuid();
      reference := case when exists (select from public.receipts where account = house and external_id = p.reference)
        then p.reference || ' ' || p.id else p.reference end;
      perform pg_temp.book('receipt', p.value_date, null, 'receipt', received,
        jsonb_build_array(jsonb_build_array(house, paid, p.amount), jsonb_build_array('unmatched', paid, -p.amount)));
      insert into public.receipts (id, account, external_id, source, state, day, amount, asset, wording, contract_id, user_id,
          attached_at, attached_by, reason, recorded_at, recorded_by)
        values (received, house, reference, 'reprise', 'attached', p.value_date, p.amount, p.currency, p.reference, c.id,
          c.user_id, p.recorded_at, p.recorded_by, 'Reprise', p.recorded_at, p.recorded_by);
      perform pg_temp.book('match', p.value_date, c.id, 'receipt', received,
        jsonb_build_array(jsonb_build_array('unmatched', paid, p.amount), jsonb_build_array('waiting:' || c.id, paid, -p.amount)));
      fee_in := pg_temp.half_even(p.subscription_fee, 18);
      fee_fx := pg_temp.half_even(p.fx_fee, 18);
      net := p.amount - fee_in - fee_fx;
      insert into public.orders (id, contract_id, user_id, kind, state, asset, request, amount, order_day,
          subscription_fee_percent, fx_fee_percent, subscription_fee, fx_fee, placed_at, placed_by, reference)
        values (p.id, c.id, c.user_id, 'subscription', case when c.renounced_at is not null then 'canceled'
          when p.units is null then 'waiting' else 'executed' end, p.currency, 'amount', p.amount, p.value_date,
          p.subscription_fee_percent, p.fx_fee_percent, fee_in, fee_fx, p.recorded_at, p.recorded_by, p.reference);
      if p.units is not null and c.renounced_at is not null then
        differences := differences || jsonb_build_object('contract', c.id, 'kind', 'renounced',
          'stored', p.units::text, 'booked', '0');
      elsif p.units is not null then
        bought := pg_temp.half_even(p.units, 12);
        if bought <> p.units then
          differences := differences || jsonb_build_object('contract', c.id, 'kind', 'units',
            'stored', p.units::text, 'booked', bought::text);
        end if;
        cost := pg_temp.half_even(bought * p.nav, 18);
        net_reference := case when paid = s.reference_currency then net else pg_temp.half_even(p.net_reference_amount, 18) end;
        entry := pg_temp.book('deal-in', p.value_date, c.id, 'order', p.id, jsonb_build_array(
          jsonb_build_array('waiting:' || c.id, paid, p.amount),
          jsonb_build_array('fees:subscription', paid, -fee_in),
          jsonb_build_array('fees:fx', paid, -fee_fx),
          jsonb_build_array('exchange', paid, case when paid = s.reference_currency then 0 else -net end),
          jsonb_build_array('exchange', s.reference_currency, case when paid = s.reference_currency then 0 else net_reference end),
          jsonb_build_array('invested:' || s.id, s.reference_currency, -cost),
          jsonb_build_array('rounding', s.reference_currency, cost - net_reference)));
        insert into public.unit_movements (strategy_id, number, contract_id, order_id, nature, units, order_day, dealing_day, nav,
            asset, gross, fees, net, reference_amount, cost, entry, booked_at)
          values (s.id, pg_temp.next_number('units:' || s.id), c.id, p.id, 'subscription', bought, p.value_date,
            greatest(p.nav_date, p.value_date), p.nav, p.currency, p.amount, fee_in + fee_fx, net, net_reference, cost, entry, now());
        held := bought;
        held_cost := cost;
      end if;
    end if;
    for w in select * from public.withdrawals where contract_id = c.id order by kind = 'closing', occurred_at, id loop
      order_id := w.id;
      insert into public.orders (id, contract_id, user_id, kind, state, asset, request, amount, request_currency, order_day,
          exit_fee_percent, placed_at, placed_by, reference, note)
        values (w.id, c.id, c.user_id, w.kind, case when w.units is null then 'waiting' else 'executed' end, w.currency,
          case when w.kind = 'closing' or w.amount is null or w.amount = 0 then 'all' else 'amount' end,
          case when w.kind = 'closing' or w.amount = 0 then null else w.amount end,
          case when w.kind = 'closing' then null else pg_temp.book_asset(w.currency) end,
          w.value_date, w.exit_fee_percent, w.occurred_at, null, w.reference, w.note);
      continue when w.units is null;
      paid := pg_temp.book_asset(w.currency);
      gross := pg_temp.half_even(w.amount, 18);
      fee := pg_temp.half_even(w.exit_fee, 18);
      taken := least(pg_temp.half_even(w.units, 12), held);
      if taken <> w.units then
        differences := differences || jsonb_build_object('contract', c.id, 'kind', 'units',
          'stored', w.units::text, 'booked', taken::text);
      end if;
      taken_cost := case when w.kind = 'closing' or taken = held or held = 0 then held_cost
        else pg_temp.half_even(held_cost * taken / held, 18) end;
      nav := coalesce(w.nav, (select vl from public.navs where strategy_id = s.id and day <= w.value_date order by day desc limit 1));
      worth := case when paid = s.reference_currency then gross else pg_temp.half_even(taken * coalesce(nav, 0), 18) end;
      payout := gen_random_uuid();
      entry := pg_temp.book('deal-out', w.value_date, c.id, 'order', w.id, jsonb_build_array(
        jsonb_build_array('invested:' || s.id, s.reference_currency, taken_cost),
        jsonb_build_array('performance:' || s.id, s.reference_currency, worth - taken_cost),
        jsonb_build_array('exchange', paid, case when paid = s.reference_currency then 0 else gross end),
        jsonb_build_array('exchange', s.reference_currency, case when paid = s.reference_currency then 0 else -worth end),
        jsonb_build_array('fees:exit', paid, -fee),
        jsonb_build_array('payable:' || payout, paid, case when paid = s.reference_currency then fee - worth else fee - gross end)));
      insert into public.unit_movements (strategy_id, number, contract_id, order_id, nature, units, order_day, dealing_day, nav,
          asset, gross, fees, net, reference_amount, cost, entry, booked_at)
        values (s.id, pg_temp.next_number('units:' || s.id), c.id, w.id, w.kind, -taken, w.value_date,
          greatest(w.nav_date, w.value_date), w.nav, w.currency, gross, fee, gross - fee, worth, -taken_cost, entry, now());
      held := held - taken;
      held_cost := held_cost - taken_cost;
      if w.kind = 'closing' and held <> 0 then
        differences := differences || jsonb_build_object('contract', c.id, 'kind', 'reprise',
          'stored', held::text, 'booked', '0');
        insert into public.unit_movements (strategy_id, number, contract_id, order_id, nature, units, order_day, dealing_day, nav,
            asset, gross, fees, net, reference_amount, cost, entry, booked_at)
          values (s.id, pg_temp.next_number('units:' || s.id), c.id, w.id, 'reprise', -held, w.value_date,
            greatest(w.nav_date, w.value_date), w.nav, w.currency, 0, 0, 0, 0, 0, entry, now());
        held := 0;
      end if;
      -- Nobody noted whether it was paid.
      insert into public.payouts (id, kind, state, user_id, contract_id, order_id, amount, asset, requested_at, method)
        values (payout, w.kind, 'to_qualify', c.user_id, c.id, w.id, gross - fee, w.currency, w.occurred_at, c.payment_method);
      differences := differences || jsonb_build_object('contract', c.id, 'kind', 'payout', 'stored', null,
        'booked', (gross - fee)::text || ' ' || w.currency);
    end loop;
    select * into r from public.refunds where contract_id = c.id;
    if found then
      payout := gen_random_uuid();
      paid := pg_temp.book_asset(r.currency);
      if r.is_received and received is not null and p.contract_id = c.id then
        perform pg_temp.book('return', (r.requested_at at time zone 'Europe/Paris')::date, c.id, 'payout', payout,
          jsonb_build_array(jsonb_build_array('waiting:' || c.id, paid, r.amount), jsonb_build_array('payable:' || payout, paid, -r.amount)));
        if r.returned_on is not null then
          perform pg_temp.book('payout', r.returned_on, c.id, 'payout', payout,
            jsonb_build_array(jsonb_build_array('payable:' || payout, paid, r.amount), jsonb_build_array(house, paid, -r.amount)));
        end if;
      end if;
      insert into public.payouts (id, kind, state, user_id, contract_id, amount, asset, is_received, requested_at, method,
          executed_on, reference, executed_at, executed_by)
        values (payout, 'renunciation', case when r.returned_on is null then 'to_prepare' else 'executed' end, c.user_id, c.id,
          r.amount, r.currency, r.is_received, r.requested_at, c.payment_method, r.returned_on,
          case when r.reference is not null and exists (select from public.payouts o where o.reference = r.reference)
            then r.reference || ' ' || c.po_number else r.reference end, r.recorded_at, r.recorded_by);
    end if;
  end loop;
  insert into public.book_counters (name, last)
    select 'journal', max(number) from public.journal_entries having max(number) is not null
    union all select 'units:' || strategy_id, max(number) from public.unit_movements group by strategy_id;
  if exists (select from public.journal_entries) then
    insert into public.audit_log (at, action, object_type, object_id, after)
      select now(), 'books.booked', 'journal', '1', jsonb_build_object('first', 1, 'last', max(number),
        'sha256', public.books_digest(1, max(number)), 'differences', differences) from public.journal_entries;
  end if;
end $$;
--> statement-breakpoint
-- Sealed now: a later migration of this transaction could not alter a table with pending triggers.
set constraints audit_log_seal immediate;
--> statement-breakpoint
set constraints audit_log_seal deferred;
--> statement-breakpoint
set local enable_seqscan = on;
