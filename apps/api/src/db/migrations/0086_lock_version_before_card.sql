-- Every write locks a client's data version, then their card. Triggers fire by name, so that `contracts_card_moved` locked the card before
-- `contracts_version` the version, and two contracts of one client that moved at once could deadlock.
create function lock_client_card(account_id uuid) returns void language plpgsql as $$
begin
  perform from data_versions where scope = 'user:' || account_id for no key update;
  perform from client_cards where user_id = account_id for no key update;
end $$;
--> statement-breakpoint
create or replace function describe_client(account_id uuid) returns void language plpgsql as $$
declare
  card client_cards;
begin
  perform lock_client_card(account_id);
  select d.* into card from users u cross join lateral client_card_of(u) d
    where u.id = account_id and u.role in ('client', 'cgp');
  if card.user_id is null then
    delete from client_cards where user_id = account_id;
    return;
  end if;
  insert into client_cards as kept
    (user_id, name, search_text, kind, identity, documents, profile, state, sales_id, created_at, validity)
    values (card.user_id, card.name, card.search_text, card.kind, card.identity, card.documents, card.profile, card.state,
      card.sales_id, card.created_at, card.validity)
    on conflict (user_id) do update set name = excluded.name, search_text = excluded.search_text, kind = excluded.kind,
      identity = excluded.identity, documents = excluded.documents, profile = excluded.profile, state = excluded.state,
      sales_id = excluded.sales_id, validity = excluded.validity
    where (kept.name, kept.search_text, kept.kind, kept.identity, kept.documents, kept.profile, kept.state, kept.sales_id,
        kept.validity)
      is distinct from (excluded.name, excluded.search_text, excluded.kind, excluded.identity, excluded.documents,
        excluded.profile, excluded.state, excluded.sales_id, excluded.validity);
end $$;
--> statement-breakpoint
create or replace function move_contract_on_card() returns trigger language plpgsql as $$
declare
  was text := contract_stage(old.status, old.payment_status, old.renounced_at);
  becomes text := contract_stage(new.status, new.payment_status, new.renounced_at);
begin
  perform lock_client_card(new.user_id);
  update client_cards set
    active_contracts = active_contracts + is_active_contract(new.status)::int - is_active_contract(old.status)::int,
    initiated = initiated + (becomes = 'initiated')::int - (was = 'initiated')::int,
    signed = signed + (becomes = 'signed')::int - (was = 'signed')::int,
    proved = proved + (becomes = 'proved')::int - (was = 'proved')::int,
    paid = paid + (becomes = 'paid')::int - (was = 'paid')::int
  where user_id = new.user_id;
  return null;
end $$;
