ALTER TABLE "kaskad_investments" ADD COLUMN "fee_percent" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "kaskad_investments" ADD COLUMN "fee" numeric DEFAULT '0' NOT NULL;
--> statement-breakpoint
-- The euros submitted of each day (0111) are what is invested, without the fee.
do $do$
declare
  event record;
begin
  for event in select * from (values
    ('added', 'select *, 1 as sign from after'),
    ('removed', 'select *, -1 as sign from before'),
    ('changed', 'select *, 1 as sign from after union all select *, -1 as sign from before')) as listed (name, rows)
  loop
    execute format($body$
      create or replace function sum_kaskad_investments_%1$s() returns trigger language plpgsql as $function$
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
          select 'kaskad_submitted', jsonb_build_object('day', (submitted_at at time zone 'Europe/Paris')::date), sum(sign * (due - fee))
          from changed where submitted_at is not null group by (submitted_at at time zone 'Europe/Paris')::date having sum(sign * (due - fee)) <> 0;
        return null;
      end $function$
    $body$, event.name, event.rows);
  end loop;
end $do$;
