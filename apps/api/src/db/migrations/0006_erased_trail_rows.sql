-- From now on each erasure writes a row that names those it emptied (`trail.erased`), which doctor requires. This one names what
-- was emptied before.
insert into audit_log (at, action, object_type, object_id, after)
select now(), 'trail.baseline', 'trail', 'erased', jsonb_build_object('rows', jsonb_agg(id order by id))
from audit_log where salt is null having count(*) > 0;
--> statement-breakpoint
-- Sealed now: a later migration of this transaction could not alter a table with pending triggers.
set constraints audit_log_seal immediate;
--> statement-breakpoint
set constraints audit_log_seal deferred;
