-- Who reminded, of the reminders sent before this was kept: all of them were sent by staff.
update contracts set reminded_by = (
  select l.actor_id from audit_log l join users u on u.id = l.actor_id
  where l.object_type = 'contract' and l.object_id = contracts.id::text and l.action = 'contract.reminded'
  order by l.id desc limit 1
) where reminded_at is not null;
