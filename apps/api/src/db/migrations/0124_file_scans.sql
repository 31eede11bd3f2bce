ALTER TABLE "files" ADD COLUMN "scan" text;--> statement-breakpoint
UPDATE "files" SET "scan" = 'unscanned' WHERE "purpose" IN ('identity_document', 'company_document', 'contract_document', 'message', 'payout_form', 'rectification', 'register_attestation', 'round_document');
