import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealFiles } from '../../ports/files/sealed-files.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signIn } from '../../testing/people.ts';
import { findFile } from '../files/files.repository.ts';
import { resealFiles } from './reseal-files.ts';
import { storeFile } from './store-file.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const [before, now] = ['the-secret-of-before-the-change', 'the-secret-that-is-used-today'];

it('leaves no file under the previous secret; a lost file is reported and does not block the others', async () => {
  const { userId } = await signIn(test, 'client');
  const store = async (secret: string, text: string) => {
    const bytes = Buffer.from(text);
    const file = {
      userId,
      purpose: 'identity_document',
      name: 'cni.pdf',
      mime: 'application/pdf',
      bytes,
    } as const;
    const id = await storeFile({ ...test.deps, files: sealFiles(test.files, [secret]) }, file);
    return { id, key: (await findFile(test.deps.db, id))?.storageKey ?? '' };
  };
  const lost = await store(before, 'lost');
  const [old, fresh] = [await store(before, 'old'), await store(now, 'fresh')];
  await test.files.delete(lost.key);
  const failures: string[] = [];
  const reseal = () =>
    resealFiles(test.deps, [now, before], (sentence) => {
      failures.push(sentence);
    });
  expect(await reseal()).toEqual({ resealed: 1, failed: 1 });
  expect(failures).toEqual([expect.stringContaining(lost.id)]);
  const today = sealFiles(test.files, [now]);
  expect([await today.get(old.key), await today.get(fresh.key)].map(String)).toEqual(['old', 'fresh']);
  expect((await reseal()).resealed).toBe(0);
});
