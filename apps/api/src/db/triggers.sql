-- What the schema language can't say. `pnpm db:generate` copies this file behind the generated migration.

-- The audit trail only grows.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger audit_log_append_only before delete on audit_log
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger audit_chain_append_only before update or delete on audit_chain
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger audit_chain_no_truncate before truncate on audit_chain
  for each statement execute function refuse_change();
--> statement-breakpoint
-- The one change of a row that is let through: what it says of a person is erased, whole, with the salt of its hash.
create function refuse_all_but_erasure() returns trigger language plpgsql as $$
begin
  if num_nonnulls(new.salt, new.ip, new.before, new.after) > 0
    or to_jsonb(new) - array['salt', 'ip', 'before', 'after'] <> to_jsonb(old) - array['salt', 'ip', 'before', 'after']
  then
    raise exception '% is append-only', tg_table_name using errcode = '42501';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger audit_log_erasure_only before update on audit_log
  for each row execute function refuse_all_but_erasure();
--> statement-breakpoint
-- The chain of the trail (decision 12). Version 1 of what is hashed is frozen: another one is another branch of
-- `audit_link_hash`, beside it. Each part is preceded by its length, so that no two lists of parts read the same.
create function audit_sha256(parts text[]) returns text language sql immutable as $$
  select encode(sha256(convert_to(
    string_agg(coalesce(octet_length(part) || ':' || part, '-'), ',' order by place), 'UTF8')), 'hex')
  from unnest(parts) with ordinality as listed (part, place)
$$;
--> statement-breakpoint
create function audit_content_hash(entry audit_log) returns text language sql stable as $$
  select audit_sha256(array[entry.salt::text, entry.ip, entry.before::text, entry.after::text])
$$;
--> statement-breakpoint
create function audit_link_hash(link audit_chain, entry audit_log) returns text language sql stable as $$
  select case link.version when 1 then audit_sha256(array[
    'audit/1', link.seq::text, link.previous_hash, link.content_hash, entry.id::text,
    (extract(epoch from entry.at) * 1000000)::bigint::text, entry.actor_id::text, entry.actor_role,
    entry.session_id::text, entry.action, entry.object_type, entry.object_id, entry.request_id]) end
$$;
--> statement-breakpoint
-- As the transaction commits, not as the row is inserted: the lock that keeps several servers from forking the chain is
-- then the last one taken and held for an instant, so that it neither deadlocks with a row lock nor makes others wait.
create function seal_audit_entry() returns trigger language plpgsql as $$
declare
  link audit_chain%rowtype;
begin
  perform pg_advisory_xact_lock(728304116);
  select seq, hash into link.seq, link.previous_hash from audit_chain order by seq desc limit 1;
  link.seq := coalesce(link.seq, 0) + 1;
  link.previous_hash := coalesce(link.previous_hash, repeat('0', 64));
  link.audit_id := new.id;
  link.version := 1;
  link.content_hash := audit_content_hash(new);
  link.hash := audit_link_hash(link, new);
  insert into audit_chain select link.*;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger audit_log_seal after insert on audit_log
  deferrable initially deferred for each row execute function seal_audit_entry();
--> statement-breakpoint
-- Every broken place of the chain, the first one first; none when it is whole.
create function audit_chain_faults() returns table (seq bigint, audit_id bigint, problem text) language sql stable as $$
  with links as (
    select link, entry, link.seq as at_seq, link.audit_id as of_id,
      lag(link.seq, 1, 0::bigint) over (order by link.seq) as before_seq,
      lag(link.hash, 1, repeat('0', 64)) over (order by link.seq) as before_hash
    from audit_chain as link left join audit_log as entry on entry.id = link.audit_id
  ), judged as (
    select at_seq, of_id, case
      when at_seq <> before_seq + 1 then 'links before it are missing'
      when (link).previous_hash <> before_hash then 'it does not follow the link before it'
      when (entry).id is null then 'the row was deleted'
      when audit_link_hash(link, entry) is distinct from (link).hash then 'the row or its link was changed'
      when (entry).salt is null and num_nonnulls((entry).ip, (entry).before, (entry).after) > 0
        or (entry).salt is not null and audit_content_hash(entry) <> (link).content_hash
        then 'its address or values were changed'
    end as fault
    from links
  )
  select at_seq, of_id, fault from judged where fault is not null
  union all
  select null, entry.id, 'the row was never sealed' from audit_log as entry
    where not exists (select from audit_chain as link where link.audit_id = entry.id)
  order by 1 nulls last, 2
$$;
--> statement-breakpoint
-- Data versions: the ETag of a client's dashboard is a function of `market` and `user:<id>`.
create function bump_market_version() returns trigger language plpgsql as $$
begin
  insert into data_versions (scope, version) values ('market', 1)
    on conflict (scope) do update set version = data_versions.version + 1;
  return null;
end $$;
--> statement-breakpoint
create function bump_user_version() returns trigger language plpgsql as $$
declare
  row_data jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  owner_id text := row_data ->> tg_argv[0];
begin
  insert into data_versions (scope, version) values ('user:' || owner_id, 1)
    on conflict (scope) do update set version = data_versions.version + 1;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  table_name text;
begin
  foreach table_name in array array['navs', 'fx_rates', 'strategies', 'parameters'] loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I for each statement execute function bump_market_version()',
      table_name || '_version', table_name);
  end loop;
  foreach table_name in array array['contracts', 'payments', 'payment_proofs', 'withdrawals', 'refunds', 'timeline_events'] loop
    execute format(
      'create trigger %I after insert or update or delete on %I for each row execute function bump_user_version(''user_id'')',
      table_name || '_version', table_name);
  end loop;
  execute 'create trigger users_version after insert or update or delete on users for each row execute function bump_user_version(''id'')';
end $$;
--> statement-breakpoint
-- The published fees (1§9), in percent; the period in which a contract may be renounced, and the time between the request
-- to delete an account and its closing, in days.
insert into parameters (key, value, unit, category, metadata) values
  ('RENUNCIATION_DAYS', '14', 'jours', 'contracts', '{}'),
  ('DELETION_DAYS', '30', 'jours', 'account', '{}'),
  ('FOOTER_SUBSCRIPTION_FEE', '0.1', '%', 'footer', '{"suffix": "%"}'),
  ('FOOTER_EXIT_FEE', '0.2', '%', 'footer', '{"suffix": "%"}'),
  ('FOOTER_MANAGEMENT_FEE', '0.5', '%', 'footer', '{"suffix": "%"}'),
  ('FOOTER_FX_FEE', '0.5', '%', 'footer', '{"suffix": "%"}'),
  ('FOOTER_PERFORMANCE_FEE', '20', '%', 'footer', '{"suffix": "%"}');
