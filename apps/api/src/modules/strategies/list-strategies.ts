import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import { toWireStrategy } from './strategies.mapper.ts';
import { listPublishedStrategies } from './strategies.repository.ts';

/** The published products, in their order on the screen. */
export async function listStrategies(deps: Deps): Promise<components['schemas']['Strategy'][]> {
  const rows = await listPublishedStrategies(deps.db);
  return rows.map(toWireStrategy);
}
