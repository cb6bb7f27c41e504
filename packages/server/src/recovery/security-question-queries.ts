import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { securityQuestions } from '../db/schema/accounts.ts'

export async function findSecurityQuestion(db: Database, userId: string) {
  const [row] = await db
    .select({ question: securityQuestions.question, answerHash: securityQuestions.answerHash })
    .from(securityQuestions)
    .where(eq(securityQuestions.userId, userId))
  return row ?? null
}
