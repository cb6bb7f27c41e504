ALTER TABLE "documents" ADD COLUMN "mini_html" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "main_html" text;