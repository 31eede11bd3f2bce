import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeFile } from '../modules/documents/store-file.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createMemoryFiles } from '../testing/fakes.ts';
import { signIn } from '../testing/people.ts';
import { pdf } from '../testing/sample-files.ts';
import { quarantineFiles, quarantineUnknown } from './quarantine-files.ts';

let test: TestApp;
let userId: string;
beforeAll(async () => {
  test = await createTestApp();
  ({ userId } = await signIn(test, 'client'));
});
afterAll(() => test.close());

/** A store of its own with `known` files that have a row and `unknown` that have none, two hours old. */
async function storeWith({ known, unknown }: { known: number; unknown: number }) {
  const files = createMemoryFiles(test.clock);
  const deps = { ...test.deps, files };
  for (let count = 0; count < known; count += 1) {
    await storeFile(deps, { ...pdf(), userId, purpose: 'contract' });
  }
  for (let count = 0; count < unknown; count += 1) await files.put(`unknown-${count}`, Buffer.from('x'));
  test.clock.advance({ hours: 2 });
  return { deps, files };
}

it('moves files without a row to the quarantine, and purges them 30 days later', async () => {
  const { deps, files } = await storeWith({ known: 2, unknown: 1 });
  await files.put('young', Buffer.from('x'));
  test.clock.set('2026-03-02T12:00:00Z');
  expect(await quarantineUnknown(deps)).toMatchObject({ stored: 4, unknown: 1, moved: 1, purged: 0 });
  expect(files.keys()).toHaveLength(3);
  expect(files.quarantined()).toEqual(['2026-03-02/unknown-0']);
  await files.delete('young');
  test.clock.set('2026-04-01T12:00:00Z');
  expect((await quarantineUnknown(deps)).purged).toBe(0);
  test.clock.set('2026-04-02T12:00:00Z');
  expect((await quarantineUnknown(deps)).purged).toBe(1);
  expect([files.quarantined(), files.keys().length]).toEqual([[], 2]);
});

it('moves and purges nothing above the limit, logs one error, and obeys a person who confirms', async () => {
  const { deps, files } = await storeWith({ known: 1, unknown: 101 });
  await files.put('purged-otherwise', Buffer.from('x'));
  await files.quarantine('purged-otherwise', '2020-01-01');
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  await quarantineFiles({ ...deps, log });
  expect([files.keys().length, files.quarantined()]).toEqual([102, ['2020-01-01/purged-otherwise']]);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 50, unknown: 101, limit: 100, moved: 0 }),
  ]);
  expect(await quarantineUnknown(deps, { isConfirmed: true })).toMatchObject({ moved: 101, purged: 1 });
  expect(files.keys()).toHaveLength(1);
});

it('moves a hundred at once, which is the limit of a small installation', async () => {
  const { deps } = await storeWith({ known: 0, unknown: 100 });
  expect((await quarantineUnknown(deps)).moved).toBe(100);
});

it('ends a scan between two batches, and a move between two files, when the process stops', async () => {
  const { deps, files } = await storeWith({ known: 0, unknown: 3 });
  const scanning = new AbortController();
  let listed = 0;
  async function* list() {
    for (; listed < 5000; listed += 1) {
      if (listed === 600) scanning.abort();
      yield { key: `unknown-${listed}`, modifiedAt: test.clock.now() };
    }
  }
  const scan = quarantineUnknown({ ...deps, files: { ...files, list } }, { stopping: scanning.signal });
  await expect(scan).rejects.toThrow('aborted');
  expect(listed).toBeLessThan(1500);
  const moving = new AbortController();
  const quarantine = async (key: string, day: string) => {
    await files.quarantine(key, day);
    moving.abort();
  };
  const move = quarantineFiles({ ...deps, files: { ...files, quarantine } }, moving.signal);
  await expect(move).rejects.toThrow('aborted');
  expect([files.quarantined().length, files.keys().length]).toEqual([1, 2]);
});
