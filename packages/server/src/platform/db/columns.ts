import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Bytes. PGlite returns Uint8Array, node-postgres Buffer; both become Buffer. */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

/** A point in time. Always set from the application's clock, never from the database's. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
