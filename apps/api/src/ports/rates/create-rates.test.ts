import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { createFakeClock } from '../../testing/fakes.ts';
import { createRates } from './create-rates.ts';
import { localRatesFile } from './local-rates.ts';

it('is off on a machine without a file of rates, which is logged once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rates-test-'));
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const create = () =>
    createRates({ settings: { ...readSettings({}), dataDir }, clock: createFakeClock(), log }).name;
  try {
    expect(create()).toBe('off');
    expect(lines.map((line) => line.includes('imported by hand'))).toEqual([true]);
    await writeFile(join(dataDir, localRatesFile), '[]');
    expect(create()).toBe('local');
    expect(lines).toHaveLength(1);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
