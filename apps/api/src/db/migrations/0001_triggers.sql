-- What the schema language can't say. `pnpm db:generate` copies this file behind the generated migration.

-- The audit trail only grows.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change();
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
-- The published fees (1§9), in percent, and the period in which a contract may be renounced, in days.
insert into parameters (key, value, unit, category, metadata) values
  ('RENUNCIATION_DAYS', '14', 'jours', 'contracts', '{}'),
  ('FOOTER_SUBSCRIPTION_FEE', '0.1', '%', 'footer', '{"suffix": "%"}'),
  ('FOOTER_EXIT_FEE', '0.2', '%', 'footer', '{"suffix": "%"}'),
  ('FOOTER_MANAGEMENT_FEE', '0.5', '%', 'footer', '{"suffix": "%"}'),
  ('FOOTER_FX_FEE', '0.5', '%', 'footer', '{"suffix": "%"}'),
  ('FOOTER_PERFORMANCE_FEE', '20', '%', 'footer', '{"suffix": "%"}');
