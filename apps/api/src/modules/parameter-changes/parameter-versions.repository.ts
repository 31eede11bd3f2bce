// SQL of the versions of parameters.
import type { ParameterKey } from '@repo/domain/parameters';
import { aliasedTable, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type UserRow, users } from '../../db/schema/identity.ts';
import { parameters, parameterVersions } from '../../db/schema/platform.ts';

export type ParameterVersionRow = typeof parameterVersions.$inferSelect;

export interface ParameterVersionView {
  version: ParameterVersionRow;
  enteredBy: Pick<UserRow, 'firstname' | 'lastname'>;
  publishedBy: Pick<UserRow, 'firstname' | 'lastname'> | null;
}

/** Changes of one parameter wait for each other until their transactions end. */
export async function lockParameter(tx: Database, key: ParameterKey): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`parameter ${key}`}, 0))`);
}

/** The latest effective day first, and of one day the newest. */
export function listVersions(db: Database, keys: readonly ParameterKey[]): Promise<ParameterVersionView[]> {
  const publisher = aliasedTable(users, 'publisher');
  return db
    .select({
      version: parameterVersions,
      enteredBy: { firstname: users.firstname, lastname: users.lastname },
      publishedBy: { firstname: publisher.firstname, lastname: publisher.lastname },
    })
    .from(parameterVersions)
    .innerJoin(users, eq(users.id, parameterVersions.enteredBy))
    .leftJoin(publisher, eq(publisher.id, parameterVersions.publishedBy))
    .where(inArray(parameterVersions.key, [...keys]))
    .orderBy(desc(parameterVersions.effectiveDay), desc(parameterVersions.number));
}

/** Those of the installation: in force before any version. */
export async function readFirstValues(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ key: parameters.key, value: parameters.value }).from(parameters);
  return new Map(rows.map(({ key, value }) => [key, value]));
}

export async function insertVersion(
  tx: Database,
  row: Omit<typeof parameterVersions.$inferInsert, 'number'>,
): Promise<void> {
  await tx.insert(parameterVersions).values(row);
}
