import type { IsoDay } from '@repo/domain/dates';
import type { ParameterKey } from '@repo/domain/parameters';
import { and, asc, eq, lte } from 'drizzle-orm';
import { parameterVersions } from '../../db/schema/platform.ts';
import { parisDay } from '../../paris-time.ts';
import type { ParameterDeps } from './read-parameters.ts';

/** The values that a parameter had and has, each from a day on, in order of time; of one day, the last entered. */
export async function readDatedValues(
  { db, clock }: ParameterDeps,
  key: ParameterKey,
  upTo: IsoDay = parisDay(clock.now()),
): Promise<{ day: string; percent: string }[]> {
  const { effectiveDay, value, number } = parameterVersions;
  const rows = await db
    .select({ day: effectiveDay, percent: value })
    .from(parameterVersions)
    .where(and(eq(parameterVersions.key, key), lte(effectiveDay, upTo)))
    .orderBy(asc(effectiveDay), asc(number));
  return rows.filter(({ day }, index) => rows[index + 1]?.day !== day);
}
