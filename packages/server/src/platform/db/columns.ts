import { customType, timestamp } from 'drizzle-orm/pg-core'

/**
 * A column of bytes. Its values become Buffers: the embedded database (PGlite) returns Uint8Array, node-postgres
 * Buffer.
 */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

/**
 * A column for a point in time. Code sets it from the application's clock rather than the database's, so that tests can
 * move time.
 */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
