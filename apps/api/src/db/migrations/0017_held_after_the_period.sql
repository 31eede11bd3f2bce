-- A closing may be renounced on the last day of its period: it is paid from the day after.
update payouts set held_until = held_until + 1
where held_until is not null and state not in ('executed', 'void', 'replaced');
