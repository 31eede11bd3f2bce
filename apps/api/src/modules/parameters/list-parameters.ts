import type { components } from '@repo/api-sdk/spec';
import { isControlParameter } from '@repo/domain/parameters';
import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { parameters } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';
import { readParameters } from './read-parameters.ts';

type WireParameter = components['schemas']['Parameter'];

const metadataSchema = z.object({ suffix: z.string().nullable().default(null) });

/** The published parameters, the footer's five fees among them (1§9), with the values in force; never those of control. */
export async function listParameters(deps: Deps): Promise<WireParameter[]> {
  const stored = await deps.db
    .select()
    .from(parameters)
    .orderBy(asc(parameters.category), asc(parameters.key));
  const rows = stored.filter(({ key }) => !isControlParameter(key));
  const inForce = await readParameters(
    deps,
    rows.map(({ key }) => key),
  );
  return rows.map(({ key, value, unit, category, metadata }) => ({
    key,
    value: inForce.get(key) ?? value,
    unit,
    category,
    metadata: metadataSchema.parse(metadata),
  }));
}
