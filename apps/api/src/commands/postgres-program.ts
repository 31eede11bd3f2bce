// pg_dump and pg_restore: those of POSTGRES_BIN, else of the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findPrimary } from '@repo/postgres/hosts';
import { SettingsError } from '../settings-error.ts';

/** Where a program connects, as variables: an address among its arguments would show the password to every process. */
function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const of = (name: string) => searchParams.getAll(name).at(-1) ?? '';
  const entries = {
    PGHOST: of('host') || hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: of('sslmode'),
    PGSSLROOTCERT: of('sslrootcert'),
  };
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ''));
}

export async function runPostgresProgram(
  name: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  url: string,
): Promise<void> {
  const bin = process.env['POSTGRES_BIN'] ?? '';
  const connection = connectionOf(await findPrimary(url));
  const child = spawn(bin === '' ? name : join(bin, name), args, {
    env: { ...process.env, ...connection },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit').catch((error: unknown) => {
    throw new SettingsError(
      `POSTGRES_BIN: ${name} cannot be run; install PostgreSQL's programs or name their folder.`,
      { cause: error },
    );
  });
  if (code !== 0) throw new SettingsError(`${name} failed (exit status ${code}).`);
}
