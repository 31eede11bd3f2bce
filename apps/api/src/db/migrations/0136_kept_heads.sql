CREATE TABLE "revocation_lists" (
	"sha256" text PRIMARY KEY NOT NULL,
	"der" "bytea" NOT NULL
);
--> statement-breakpoint
-- None of its rows is found again: the hash of a document has its chain of certificates now.
delete from seal_evidence;
--> statement-breakpoint
ALTER TABLE "seal_evidence" DROP COLUMN "crls";
--> statement-breakpoint
ALTER TABLE "seal_evidence" ADD COLUMN "crls" text[] NOT NULL;
--> statement-breakpoint
-- A stamped head is evidence of its day: neither it nor its stamp is replaced, by the owner of the database neither.
create function keep_timestamp_token() returns trigger language plpgsql as $$
begin
  raise exception 'the time stamp of a head is written once' using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger audit_heads_stamp_kept before update of timestamp_token on audit_heads
  for each row when (old.timestamp_token is not null and new.timestamp_token is distinct from old.timestamp_token)
  execute function keep_timestamp_token();
--> statement-breakpoint
create trigger audit_heads_append_only before delete on audit_heads
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger audit_heads_no_truncate before truncate on audit_heads
  for each statement execute function refuse_change();
