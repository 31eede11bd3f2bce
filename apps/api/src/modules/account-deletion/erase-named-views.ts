// Saved views of staff that were made to find one client.
import { foldText } from '@repo/domain/format';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import { staffViews } from '../../db/schema/staff-views.ts';

type Named = Pick<UserRow, 'firstname' | 'lastname' | 'companyName' | 'email'>;

/** Shorter words, as « de », are no names. */
const shortestWord = 3;

/** The views whose name or search holds a word of the client’s names, or of their address: safe to run again. */
export async function eraseNamedViews(tx: Database, user: Named): Promise<void> {
  const names = new Set(wordsOf([user.firstname, user.lastname, user.companyName, user.email]));
  const views = await tx
    .select({ id: staffViews.id, name: staffViews.name, query: staffViews.query })
    .from(staffViews);
  const naming = views.filter(({ name, query }) =>
    wordsOf([name, ...new URLSearchParams(query).values()]).some((word) => names.has(word)),
  );
  await tx.delete(staffViews).where(
    inArray(
      staffViews.id,
      naming.map(({ id }) => id),
    ),
  );
}

function wordsOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => foldText(text).split(/[^\p{L}\p{N}@._-]+/u))
    .filter((word) => word.length >= shortestWord);
}
