import type { IsoDay } from '@repo/domain/dates';
import { type ParameterKey, parameterRules } from '@repo/domain/parameters';
import { and, desc, inArray, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { parameters, parameterVersions } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';

/** What the values of parameters are read with: they depend on the day in Paris. */
export type ParameterDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * The values in force on a day, by default today, as texts: that of the latest version (docs/two-persons.md), before any that of the installation. A key that
 * has neither is left out.
 */
export async function readParameters(
  { db, clock }: ParameterDeps,
  keys: readonly string[],
  on: IsoDay = parisDay(clock.now()),
): Promise<ReadonlyMap<string, string>> {
  const { key, value, effectiveDay, number } = parameterVersions;
  const known = unionAll(
    db
      .select({
        key,
        value,
        day: sql<string>`${effectiveDay}`.as('day'),
        number: sql<number>`${number}`.as('number'),
      })
      .from(parameterVersions)
      .where(and(inArray(key, [...keys]), lte(effectiveDay, on))),
    db
      .select({
        key: parameters.key,
        value: parameters.value,
        day: sql<string>`'-infinity'::date`.as('day'),
        number: sql<number>`0`.as('number'),
      })
      .from(parameters)
      .where(inArray(parameters.key, [...keys])),
  ).as('known');
  const rows = await db
    .selectDistinctOn([known.key], { key: known.key, value: known.value })
    .from(known)
    .orderBy(known.key, desc(known.day), desc(known.number));
  return new Map(rows.map((row) => [row.key, row.value]));
}

/** One of the parameters that staff change: what is in force on a day, or its default. */
export async function readValue(deps: ParameterDeps, key: ParameterKey, on?: IsoDay): Promise<string> {
  return (await readParameters(deps, [key], on)).get(key) ?? parameterRules[key].byDefault;
}
