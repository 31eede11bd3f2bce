import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { files as fileRows } from '../../db/schema/files.ts';
import { installation } from '../../db/schema/installation.ts';
import { sealFiles } from '../../ports/files/sealed-files.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createMemoryFiles, type MemoryFiles } from '../../testing/fakes.ts';
import { signIn } from '../../testing/people.ts';
import { pdf } from '../../testing/sample-files.ts';
import { examine } from '../audit/examine.ts';
import { storeFile } from '../documents/store-file.ts';
import { FilesRefusedError, findPairFault, pairFiles } from './pair-files.ts';

let test: TestApp;
let userId: string;
beforeEach(async () => {
  test = await createTestApp();
  ({ userId } = await signIn(test, 'client'));
});
afterEach(() => test.close());

const store = (files = test.deps.files) =>
  storeFile({ ...test.deps, files }, { ...pdf(), userId, purpose: 'contract' });
const databaseId = async () => (await test.deps.db.select().from(installation))[0]?.id ?? null;
const filled = async (): Promise<MemoryFiles> => {
  const files = createMemoryFiles(test.clock);
  await files.put('of-another-installation', Buffer.from('x'));
  return files;
};

const [right, wrong] = ['the-secret-the-files-are-sealed-with', 'a-secret-that-is-not-the-right-one'];
const withSecrets = (...secrets: [string, ...string[]]) => ({
  ...test.deps,
  files: sealFiles(test.files, secrets),
});

async function expectRefusal(files = test.files): Promise<void> {
  const before = {
    keys: files.keys(),
    filesId: await files.readDatabaseId(),
    databaseId: await databaseId(),
  };
  await expect(pairFiles({ ...test.deps, files })).rejects.toThrow(FilesRefusedError);
  await expect(pairFiles({ ...test.deps, files })).rejects.toThrow(/DATABASE_URL.*DATA_DIR.*\.database-id/);
  const after = { keys: files.keys(), filesId: await files.readDatabaseId(), databaseId: await databaseId() };
  expect(after).toEqual(before);
  expect((await examine({ ...test.deps, files })).findings).toContain(
    await findPairFault({ ...test.deps, files }),
  );
}

describe('the database and the stored files', () => {
  it('are given the same id at the first start, and start again with it', async () => {
    await pairFiles(test.deps);
    const id = await databaseId();
    expect(id).not.toBeNull();
    expect(await test.files.readDatabaseId()).toBe(id);
    await store();
    await pairFiles(test.deps);
    expect(await databaseId()).toBe(id);
  });

  it('are paired when both were made before ids existed', async () => {
    await store();
    await pairFiles(test.deps);
    expect(await test.files.readDatabaseId()).toBe(await databaseId());
  });

  it('are paired by the next start when the first was killed between the two ids', async () => {
    await store();
    await test.files.writeDatabaseId('7b6c1f2e-0000-4000-8000-000000000001');
    await pairFiles(test.deps);
    expect(await databaseId()).toBe('7b6c1f2e-0000-4000-8000-000000000001');
  });

  it('are refused when their ids differ', async () => {
    await pairFiles(test.deps);
    const files = createMemoryFiles(test.clock);
    await files.writeDatabaseId('7b6c1f2e-0000-4000-8000-000000000002');
    await expectRefusal(files);
  });

  it('are refused when an empty database meets a folder with files, named or not', async () => {
    await expectRefusal(await filled());
    const named = await filled();
    await named.writeDatabaseId('7b6c1f2e-0000-4000-8000-000000000003');
    await expectRefusal(named);
  });

  it('are refused when a database with files meets an empty folder or a folder of other files', async () => {
    await store();
    await expectRefusal(createMemoryFiles(test.clock));
    await expectRefusal(await filled());
    await pairFiles(test.deps);
    await expectRefusal(createMemoryFiles(test.clock));
  });
});

describe('APP_SECRET', () => {
  it('is refused at start and by doctor when it does not open the stored files', async () => {
    await store(sealFiles(test.files, [right]));
    await pairFiles(withSecrets(right));
    await expect(pairFiles(withSecrets(wrong))).rejects.toThrow(/^APP_SECRET: 1 of 1 stored files/);
    expect((await examine(withSecrets(wrong))).findings).toContainEqual(
      expect.stringMatching(/^APP_SECRET: /),
    );
  });

  it('is accepted with APP_SECRET_PREVIOUS, and refused once that is removed before all is resealed', async () => {
    await store(sealFiles(test.files, [right]));
    await store(sealFiles(test.files, [right]));
    for (let count = 0; count < 12; count += 1) {
      test.clock.advance({ minutes: 1 });
      await store(sealFiles(test.files, [wrong]));
    }
    await pairFiles(withSecrets(wrong, right));
    await expect(pairFiles(withSecrets(wrong))).rejects.toThrow(/^APP_SECRET: 2 of 10/);
  });

  it('is not blamed for one damaged file among others', async () => {
    const sealed = sealFiles(test.files, [right]);
    await store(sealed);
    await store(sealed);
    const [row] = await test.deps.db.select().from(fileRows);
    const bytes = Buffer.from(await test.files.get(row?.storageKey ?? ''));
    bytes[5] = (bytes[5] ?? 0) ^ 1;
    await test.files.replace(row?.storageKey ?? '', bytes);
    await pairFiles(withSecrets(right));
  });
});
