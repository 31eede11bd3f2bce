import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPrograms } from './programs.ts';

it('POSTGRES_BIN comes first, and is named when it does not hold the programs', () => {
  const { bin, major } = findPrograms({});
  expect(major).toBeGreaterThanOrEqual(15);
  expect(findPrograms({ POSTGRES_BIN: join(bin, '..', 'bin') })).toEqual({ bin, major });
  expect(() => findPrograms({ POSTGRES_BIN: '/nowhere' })).toThrow(
    'POSTGRES_BIN: /nowhere does not hold initdb, pg_ctl and postgres.',
  );
});
