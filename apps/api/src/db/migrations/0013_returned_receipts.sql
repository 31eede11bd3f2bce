-- The form of a typed beneficiary was known to the trail alone.
update payouts set form_id = named.form_id
from (
  select distinct on (f.id) f.id as form_id, p.id as payout_id
  from payouts p
    cross join lateral (
      select a.after ->> 'form_id' as form_id from audit_log a
      where a.object_type = 'payout' and a.object_id = p.id::text and a.action = 'payout.prepared'
      order by a.id desc limit 1) prepared
    join files f on f.id::text = prepared.form_id
  where p.beneficiary_source = 'staff'
  order by f.id, p.id) named
where payouts.id = named.payout_id;
--> statement-breakpoint
-- Executing the payout of a receipt that was left unmatched now says so on the receipt.
update receipts set state = 'returned'
where state = 'unmatched' and exists (
  select from payouts p where p.receipt_id = receipts.id and p.kind = 'unmatched' and p.state = 'executed');
