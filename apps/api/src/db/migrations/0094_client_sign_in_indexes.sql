CREATE INDEX "client_cards_country_idx" ON "client_cards" USING btree ("country","created_at","user_id");--> statement-breakpoint
CREATE INDEX "client_cards_services_idx" ON "client_cards" USING btree ("services","created_at","user_id");--> statement-breakpoint
CREATE INDEX "client_cards_signed_in_idx" ON "client_cards" USING btree ("signed_in_at","user_id");