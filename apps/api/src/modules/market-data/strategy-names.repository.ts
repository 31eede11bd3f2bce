import { asc } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { strategies } from '../../db/schema/strategies.ts';

/** Files name a strategy by its title; rows by its id. */
export interface StrategyName {
  id: string;
  title: string;
}

export function listStrategyNames(db: Database): Promise<StrategyName[]> {
  return db
    .select({ id: strategies.id, title: strategies.title })
    .from(strategies)
    .orderBy(asc(strategies.position), asc(strategies.id));
}
