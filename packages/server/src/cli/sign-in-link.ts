import { eq } from 'drizzle-orm'
import { authScreen } from '../identity/auth-screens.ts'
import { after } from '../platform/clock.ts'
import { apiTokens, organizations, users } from '../platform/db/schema/accounts.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { hashToken, newToken } from '../platform/random.ts'
import { auditOperator } from '../identity/users/operator-queries.ts'
import { accountOf, asOperator, oneAddress } from './operator.ts'

const validS = 900

/**
 * `vestibule user sign-in-link`: prints a link that signs in one person of the platform's staff once, for when their
 * identity provider is down.
 */
export function signInLink(args: string[]): Promise<number> {
  const email = oneAddress(args)
  return asOperator(async (world) => {
    const { db, clock, settings } = world
    const { id: userId } = await accountOf(world, email)
    const [user] = await db
      .select({ isInternal: organizations.isInternal, disabledAt: users.disabledAt })
      .from(users)
      .innerJoin(organizations, eq(organizations.id, users.organizationId))
      .where(eq(users.id, userId))
    if (!user?.isInternal) {
      throw new ApiError('forbidden', 'Such a link is for staff of the platform itself')
    }
    if (user.disabledAt !== null) throw new ApiError('forbidden', 'This account is disabled')
    const now = clock.now()
    const token = newToken()
    await db.transaction(async (tx) => {
      await tx.insert(apiTokens).values({
        tokenHash: hashToken(token),
        userId,
        name: 'Link of the operator',
        use: 'link',
        createdAt: now,
        expiresAt: after(now, validS),
      })
      await auditOperator(tx, 'sign_in_link_made', userId, now)
    })
    console.log(settings.publicOrigin + authScreen('start', { authcode: token }))
    console.error('It signs in once, within 15 minutes. Whoever has it is that person.')
  })
}
