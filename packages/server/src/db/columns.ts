import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Bytes. PGlite hands out Uint8Array where node-postgres hands out Buffer; both become Buffer. */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

/** A moment. Always set from the application's clock, never from the database's. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
