-- Credits that a CAMT.053 file marked as a transfer sent back said so in their wording alone.
alter table receipts disable trigger receipts_kept;
--> statement-breakpoint
update receipts set is_reversal = true,
  return_reason = substring(wording from '^Virement renvoyé par la banque \(([^)]*)\)')
where source = 'camt053' and wording like 'Virement renvoyé par la banque%';
--> statement-breakpoint
alter table receipts enable trigger receipts_kept;
