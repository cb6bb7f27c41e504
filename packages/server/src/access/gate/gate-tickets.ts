import { and, eq, gt } from 'drizzle-orm'
import { after } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { gateSessions, gateTickets } from '../../platform/db/schema/gate.ts'
import { hashToken, newToken } from '../../platform/random.ts'

/**
 * Seconds for which a ticket, which lets a browser in on an app's own origin, is valid. The browser only has to follow
 * one redirect there from the platform.
 */
const ticketTtlS = 60

interface Ticket {
  readonly sessionHash: Buffer
  readonly app: string
  /** Hash of the state value in the cookie of the browser that requested the ticket. */
  readonly stateHash: Buffer
  readonly path: string
}

export async function issueTicket(db: Database, ticket: Ticket, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = after(now, ticketTtlS)
  await db.insert(gateTickets).values({ ...ticket, tokenHash: hashToken(token), expiresAt })
  return token
}

/**
 * Exchanges a ticket for a gate session, which stands for the platform session in a cookie on the app's own origin, and
 * replaces the earlier gate session of the same session and app. Null if the ticket was used before, has expired, is
 * for another app, or was requested by another browser.
 */
export async function redeemTicket(
  db: Database,
  ticket: { readonly token: string; readonly app: string; readonly stateHash: Buffer },
  now: Date,
): Promise<{ readonly path: string; readonly gateToken: string } | null> {
  const { app } = ticket
  return db.transaction(async (tx) => {
    const [spent] = await tx
      .delete(gateTickets)
      .where(
        and(
          eq(gateTickets.tokenHash, hashToken(ticket.token)),
          eq(gateTickets.app, app),
          eq(gateTickets.stateHash, ticket.stateHash),
          gt(gateTickets.expiresAt, now),
        ),
      )
      .returning({ sessionHash: gateTickets.sessionHash, path: gateTickets.path })
    if (spent === undefined) return null
    const { sessionHash, path } = spent
    const gateToken = newToken()
    const ofSession = and(eq(gateSessions.sessionHash, sessionHash), eq(gateSessions.app, app))
    await tx.delete(gateSessions).where(ofSession)
    await tx.insert(gateSessions).values({ idHash: hashToken(gateToken), sessionHash, app })
    return { path, gateToken }
  })
}
