import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { issuedDocuments } from '../../db/schema/issued-documents.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { storeFile } from '../documents/store-file.ts';
import { type IssuedDocument, issueDocument } from './issue-document.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  // The seal is that of the publisher, which has tests of its own: here the bytes are as they were written.
  test.deps.seal = (pdf) => Promise.resolve(pdf);
});
afterEach(() => test.close());

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const check = (sha256: string, sealed?: string) =>
  test.expectOk('checkDocument', {
    body: { sha256, ...(sealed !== undefined && { sealed_sha256: sealed }) },
  });
const camille = { userId: randomUUID() };

const issue = (text: string, more: Partial<IssuedDocument> = {}, by = camille) =>
  issueDocument(test.deps, by, {
    kind: 'statement',
    of: '2026-01 EUR',
    heading: { title: 'Relevé', createdAt: test.clock.now() },
    pdf: Buffer.from(text),
    ...more,
  });

describe('the check of a document', () => {
  it('knows what was issued, by its hash, without an account and without a name', async () => {
    test.clock.set('2026-02-03T23:30:00.000Z');
    const bytes = await issue('a');
    expect(await check(hashOf(bytes))).toEqual({
      verdict: 'genuine',
      kind: 'statement',
      issued_on: '2026-02-04',
      replaced_on: null,
    });
    expect(await check(hashOf('b'))).toEqual({
      verdict: 'unknown',
      kind: null,
      issued_on: null,
      replaced_on: null,
    });
    const rows = await test.deps.db.select().from(issuedDocuments);
    expect(JSON.stringify(rows)).not.toContain(camille.userId);
  });

  it('shows as replaced what a later one of the same person, kind and period follows', async () => {
    test.clock.set('2026-02-03T12:00:00.000Z');
    const first = await issue('first');
    await issue('of another period', { of: '2026-02 EUR' });
    await issue('of another kind', { kind: 'costs' });
    await issue('of another person', {}, { userId: randomUUID() });
    test.clock.set('2026-03-03T12:00:00.000Z');
    await issue('first');
    expect(await check(hashOf(first))).toMatchObject({ verdict: 'genuine' });
    const next = await issue('rectified', { kind: 'rectified_statement' });
    expect(await check(hashOf(first))).toMatchObject({ verdict: 'replaced', replaced_on: '2026-03-03' });
    expect(await check(hashOf(next))).toMatchObject({ verdict: 'genuine', kind: 'rectified_statement' });
  });

  it('shows as genuine what is issued again after a later one, which it replaces in turn', async () => {
    test.clock.set('2026-02-03T12:00:00.000Z');
    const first = await issue('without a stamp');
    test.clock.set('2026-02-04T12:00:00.000Z');
    const next = await issue('with a stamp');
    test.clock.set('2026-02-05T12:00:00.000Z');
    await issue('without a stamp');
    expect(await check(hashOf(first))).toMatchObject({ verdict: 'genuine', issued_on: '2026-02-05' });
    expect(await check(hashOf(next))).toMatchObject({ verdict: 'replaced', replaced_on: '2026-02-05' });
  });

  it('shows as altered a copy that begins with what was issued', async () => {
    const bytes = await issue('a');
    expect(await check(hashOf('a and more'), hashOf(bytes))).toMatchObject({
      verdict: 'altered',
      kind: 'statement',
    });
    expect(await check(hashOf('a and more'), hashOf('other'))).toMatchObject({ verdict: 'unknown' });
  });

  it('knows signed documents, and none of those that people sent', async () => {
    const given = { userId: null, name: 'x.pdf', mime: 'application/pdf' };
    const contract = Buffer.from('contract');
    await storeFile(test.deps, { ...given, purpose: 'contract', bytes: contract });
    expect(await check(hashOf(contract))).toMatchObject({ verdict: 'genuine', kind: 'contract' });
    const sent = Buffer.from('passport');
    await storeFile(test.deps, { ...given, purpose: 'identity_document', bytes: sent });
    expect(await check(hashOf(sent))).toMatchObject({ verdict: 'unknown' });
  });
});
