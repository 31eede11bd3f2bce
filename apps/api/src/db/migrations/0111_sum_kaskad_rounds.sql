-- What a round shows of its investments is kept with each change, as the counts of the lists are (0053): the units of each mark, without
-- the periods that run, its investors, and the euros submitted of each day. To add them up, every investment of it was read. One
-- statement of many rows, as a publication, leaves one delta of each key.
create function kaskad_mark(state text) returns text language sql immutable parallel safe return case
  when state in ('submitted', 'reflection', 'signed') then 'waiting'
  when state in ('paid', 'withdrawable', 'firm', 'allotted', 'partly_allotted', 'issued', 'transferred') then 'firm' end;
--> statement-breakpoint
drop trigger kaskad_investments_count_added on kaskad_investments;
--> statement-breakpoint
drop trigger kaskad_investments_count_removed on kaskad_investments;
--> statement-breakpoint
drop trigger kaskad_investments_count_changed on kaskad_investments;
--> statement-breakpoint
-- The rows of a statement have other names with each event, so that each has a function of its own. An investor is a person with a mark
-- in the round: what changes it holds the round, and the investments of the person in it are read again.
do $do$
declare
  event record;
begin
  for event in select * from (values
    ('added', 'insert', 'new table as after', 'select *, 1 as sign from after'),
    ('removed', 'delete', 'old table as before', 'select *, -1 as sign from before'),
    ('changed', 'update', 'old table as before new table as after',
      'select *, 1 as sign from after union all select *, -1 as sign from before')) as listed (name, op, tables, rows)
  loop
    execute format($body$
      create function sum_kaskad_investments_%1$s() returns trigger language plpgsql as $function$
      begin
        insert into list_count_deltas (list, key, delta)
          with changed as materialized (%2$s), states as materialized (
            select round_id, state, sum(sign) as count, sum(sign * coalesce(allotted_units, units)) as units,
              sum(sign * allotted_units) as allotted, sum(sign) filter (where allotted_units is not null) as decided
            from changed group by 1, 2
          ), people as materialized (
            select round_id, user_id, sum(sign) as count from changed where kaskad_mark(state) is not null
            group by 1, 2 having sum(sign) <> 0
          )
          select 'kaskad_investments', jsonb_build_object('state', state), sum(count) from states group by state having sum(count) <> 0
          union all
          select 'kaskad_round_units', jsonb_build_object('round_id', round_id, 'mark', kaskad_mark(state)), sum(units)
          from states where kaskad_mark(state) is not null group by round_id, kaskad_mark(state) having sum(units) <> 0
          union all
          select 'kaskad_round_allotted', jsonb_build_object('round_id', round_id), sum(allotted)
          from states where state in ('allotted', 'partly_allotted', 'issued', 'transferred') group by round_id having sum(allotted) <> 0
          union all
          select 'kaskad_round_decided', jsonb_build_object('round_id', round_id), sum(decided)
          from states group by round_id having sum(decided) <> 0
          union all
          select 'kaskad_round_investors', jsonb_build_object('round_id', round_id), sum(change) from (
            select p.round_id, (held.count > 0)::int - (held.count > p.count)::int as change
            from people p cross join lateral (select count(*) as count from kaskad_investments i
              where i.round_id = p.round_id and i.user_id = p.user_id and kaskad_mark(i.state) is not null) as held
          ) as investors group by round_id having sum(change) <> 0
          union all
          select 'kaskad_submitted', jsonb_build_object('day', (submitted_at at time zone 'Europe/Paris')::date), sum(sign * due)
          from changed where submitted_at is not null group by (submitted_at at time zone 'Europe/Paris')::date having sum(sign * due) <> 0;
        return null;
      end $function$
    $body$, event.name, event.rows);
    execute format('create trigger kaskad_investments_sum_%1$s after %2$s on kaskad_investments referencing %3$s
      for each statement execute function sum_kaskad_investments_%1$s()', event.name, event.op, event.tables);
  end loop;
end $do$;
--> statement-breakpoint
insert into list_counts (list, key, count)
  select 'kaskad_round_units', jsonb_build_object('round_id', round_id, 'mark', kaskad_mark(state)), sum(coalesce(allotted_units, units))
  from kaskad_investments where kaskad_mark(state) is not null group by round_id, kaskad_mark(state)
  union all
  select 'kaskad_round_investors', jsonb_build_object('round_id', round_id), count(distinct user_id)
  from kaskad_investments where kaskad_mark(state) is not null group by round_id
  union all
  select 'kaskad_round_allotted', jsonb_build_object('round_id', round_id), sum(allotted_units)
  from kaskad_investments where state in ('allotted', 'partly_allotted', 'issued', 'transferred') group by round_id
  having sum(allotted_units) <> 0
  union all
  select 'kaskad_round_decided', jsonb_build_object('round_id', round_id), count(allotted_units)
  from kaskad_investments group by round_id having count(allotted_units) > 0
  union all
  select 'kaskad_submitted', jsonb_build_object('day', (submitted_at at time zone 'Europe/Paris')::date), sum(due)
  from kaskad_investments where submitted_at is not null group by (submitted_at at time zone 'Europe/Paris')::date;
--> statement-breakpoint
-- The register is appended only: what it holds of each class, and of each round, whoever the holders are.
create function sum_kaskad_movements() returns trigger language plpgsql as $$
begin
  insert into list_count_deltas (list, key, delta)
    select 'kaskad_registered', jsonb_strip_nulls(jsonb_build_object('class_id', a.class_id, 'round_id', i.round_id)), sum(a.units)
    from added a left join kaskad_investments i on i.id = a.investment_id group by a.class_id, i.round_id having sum(a.units) <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger kaskad_movements_sum_added after insert on kaskad_movements referencing new table as added
  for each statement execute function sum_kaskad_movements();
--> statement-breakpoint
insert into list_counts (list, key, count)
  select 'kaskad_registered', jsonb_strip_nulls(jsonb_build_object('class_id', m.class_id, 'round_id', i.round_id)), sum(m.units)
  from kaskad_movements m left join kaskad_investments i on i.id = m.investment_id group by m.class_id, i.round_id having sum(m.units) <> 0;
--> statement-breakpoint
-- How often unlocks changed: what a process summed of them stands until the next change.
create function count_kaskad_unlock_change() returns trigger language plpgsql as $$
begin
  insert into list_count_deltas (list, key, delta) values ('kaskad_unlock_changes', '{}', 1);
  return null;
end $$;
--> statement-breakpoint
create trigger kaskad_unlocks_changed after insert or update or delete on kaskad_unlocks
  for each statement execute function count_kaskad_unlock_change();
--> statement-breakpoint
-- The owner of each unlock, so that the people of a day are counted by an index alone.
alter table "kaskad_unlocks" add column "user_id" uuid;
--> statement-breakpoint
update kaskad_unlocks u set user_id = g.user_id from kaskad_grants g where g.id = u.grant_id;
--> statement-breakpoint
alter table "kaskad_unlocks" alter column "user_id" set not null;
--> statement-breakpoint
CREATE TABLE "kaskad_allotted_units" (
	"round_id" uuid PRIMARY KEY NOT NULL,
	"investment_ids" uuid[] NOT NULL,
	"units" numeric(38, 0)[] NOT NULL,
	"total" integer NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_user" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kaskad_allotted_units" ADD CONSTRAINT "kaskad_allotted_units_round_id_kaskad_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."kaskad_rounds"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kaskad_allotted_units" ADD CONSTRAINT "kaskad_allotted_units_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
