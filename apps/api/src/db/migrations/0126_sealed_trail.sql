ALTER TABLE "audit_heads" ADD COLUMN "verified_from" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD COLUMN "signature" text;--> statement-breakpoint
-- The database alone seals: the API's role adds no link.
alter function seal_audit_entry() security definer set search_path = public, pg_temp;
--> statement-breakpoint
-- The one way to empty rows of the trail: of an account that is closed, about it, by it, or about what is deleted; and with a row that
-- names them. The API's role calls it, and may change no row itself.
create function erase_trail(account uuid, ids bigint[], erased_at timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  other bigint;
begin
  if not exists (select from deletion_requests d where d.user_id = account and d.closing_at is not null)
    or not exists (select from audit_log a
      where a.action = 'account.shut' and a.object_type = 'user' and a.object_id = account::text) then
    raise exception 'the account % is not closed', account using errcode = '42501';
  end if;
  select a.id into other from unnest(ids) as named (id) left join audit_log a on a.id = named.id
  where a.id is null or a.salt is null or a.action = 'trail.erased'
    or a.actor_id is distinct from account and case a.object_type
      when 'user' then a.object_id <> account::text
      when 'contract' then exists (select from contracts c where c.id::text = a.object_id)
      when 'investment' then exists (select from kaskad_investments i where i.id::text = a.object_id)
      else true end
  limit 1;
  if found then
    raise exception 'row % of the trail is not about the account %', other, account using errcode = '42501';
  end if;
  update audit_log set salt = null, ip = null, before = null, after = null where id = any (ids);
  insert into audit_log (at, action, object_type, object_id, after)
  values (erased_at, 'trail.erased', 'user', account::text, jsonb_build_object('rows', to_jsonb(ids)));
end $$;
--> statement-breakpoint
revoke execute on function erase_trail(uuid, bigint[], timestamptz) from public;
