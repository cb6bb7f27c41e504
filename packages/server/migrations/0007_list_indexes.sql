DROP INDEX "access_requests_state_number_index";--> statement-breakpoint
CREATE INDEX "audit_events_opened_dataset_index" ON "audit_events" USING btree (("detail"->>'dataset'),"at") WHERE "audit_events"."event" in ('app_opened', 'dataset_opened');--> statement-breakpoint
CREATE INDEX "access_requests_open_index" ON "access_requests" USING btree ("number") WHERE state in ('submitted', 'returned');--> statement-breakpoint
CREATE INDEX "access_requests_decided_index" ON "access_requests" USING btree ("decided_at","id") WHERE state not in ('submitted', 'returned');