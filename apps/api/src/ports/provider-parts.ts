import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/client.ts';
import type { Settings } from '../settings.ts';
import type { Clock } from './clock/clock.ts';
import type { Ids } from './ids/ids.ts';

/** What the adapters of the providers are built from. */
export interface ProviderParts {
  settings: Settings;
  secret: string;
  db: Database;
  clock: Clock;
  ids: Ids;
  log: FastifyBaseLogger;
}
