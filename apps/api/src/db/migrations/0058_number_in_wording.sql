-- The number of a contract that the wording of a transfer names, as banks write it: with its dashes, blanks, or neither. One expression, which a query
-- and an index hold in line.
create function number_in(wording text) returns text language sql immutable parallel safe as $$
  select 'PO-' || substring(upper(wording) from 'PO[- ]?(\d{4})[- ]?\d') || '-' || substring(upper(wording) from 'PO[- ]?\d{4}[- ]?(\d+)')
$$;
