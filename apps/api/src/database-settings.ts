// Where the database is: one server, several of which one accepts writes, or a pooler before them.
import { hostUrls } from '@repo/postgres/hosts';
import { z } from 'zod';

const serverUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** As libpq reads it, so that `psql` and `pg_dump` take the same address. */
const databaseUrl = z
  .string()
  .refine(
    (value) => hostUrls(value).every((one) => serverUrl.safeParse(one).success),
    'must be postgres://user:password@host:5432/name, with the hosts separated by commas if there are several',
  )
  .refine(
    (value) => hostUrls(value).every((one, _index, all) => all.length === 1 || isForWrites(one)),
    'must end with ?target_session_attrs=read-write when it has several hosts',
  );

const isForWrites = (url: string): boolean =>
  URL.canParse(url) && new URL(url).searchParams.get('target_session_attrs') === 'read-write';

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const databaseVariables = {
  DATABASE_URL: optional(databaseUrl),
  DATABASE_MIGRATION_URL: optional(databaseUrl),
  DATABASE_POOLER: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['none', 'transaction']).default('none'),
  ),
  MIGRATE: z.enum(['start', 'off']).default('start'),
};

export interface DatabaseSettings {
  /** Null: a private cluster in the data folder. Of several hosts, the one that accepts writes is used. */
  databaseUrl: string | null;
  /** Whether a pooler of transactions stands before it: no named statement, and the limits of a session are the pooler's to set. */
  isPooled: boolean;
  /** The role that owns the database and migrates it; null: that of `databaseUrl`. */
  migrationUrl: string | null;
  /** False: the command `migrate` does, and a start on another schema than its own is refused. */
  migratesAtStart: boolean;
}

export function toDatabaseSettings(env: z.infer<z.ZodObject<typeof databaseVariables>>): DatabaseSettings {
  return {
    databaseUrl: env.DATABASE_URL ?? null,
    isPooled: env.DATABASE_POOLER === 'transaction',
    migrationUrl: env.DATABASE_MIGRATION_URL ?? null,
    migratesAtStart: env.MIGRATE === 'start',
  };
}
