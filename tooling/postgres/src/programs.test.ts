import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { findPrograms } from './programs.ts';

it('POSTGRES_BIN comes first, and is named when it does not hold the programs', () => {
  const { bin, major } = findPrograms({});
  expect(major).toBeGreaterThanOrEqual(15);
  expect(findPrograms({ POSTGRES_BIN: join(bin, '..', 'bin') })).toEqual({ bin, major });
  expect(() => findPrograms({ POSTGRES_BIN: '/nowhere' })).toThrow(
    'POSTGRES_BIN: /nowhere does not hold initdb, pg_ctl and postgres.',
  );
});

const found = vi.hoisted(() => ({ isNone: false }));
vi.mock(import('node:fs'), async (load) => {
  const fs = await load();
  return { ...fs, existsSync: (path) => !found.isNone && fs.existsSync(path) };
});
afterEach(() => {
  found.isNone = false;
});

it('names what to install on a machine without programs', () => {
  found.isNone = true;
  expect(() => findPrograms({})).toThrow(
    /^PostgreSQL is missing on this machine \(\w+-\w+\): install PostgreSQL 15 or newer .*apt install postgresql.* POSTGRES_BIN .* DATABASE_URL/,
  );
});
