-- A version is written once; like a parameter, it is part of what figures are read from.
create trigger parameter_versions_append_only before update or delete on parameter_versions
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger parameter_versions_no_truncate before truncate on parameter_versions
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger parameter_versions_version after insert on parameter_versions
  for each statement execute function bump_market_version();
