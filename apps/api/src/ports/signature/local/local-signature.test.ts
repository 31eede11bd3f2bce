import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../../db/client.ts';
import { typesetPdf } from '../../../pdf/typeset.ts';
import { createFakeClock, createFakeIds } from '../../../testing/fakes.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { verifySeal } from '../../../testing/verify-seal.ts';
import { createLocalTimestamps } from '../../timestamps/local/local-timestamps.ts';
import type { TimestampsPort } from '../../timestamps/timestamps-port.ts';
import type { CreateSignatureInput } from '../signature-port.ts';
import { createLocalSignature, type LocalSignature } from './local-signature.ts';

const clock = createFakeClock();
const ids = createFakeIds();
const visitor = { ipAddress: '192.0.2.7', userAgent: 'Navigateur de test' };
let handle: DatabaseHandle;
let keyFolder: string;
let provider: LocalSignature;
let timestamps: TimestampsPort;
let notified: string[];
let count = 0;

beforeAll(async () => {
  handle = await openTestDatabase();
  keyFolder = await mkdtemp(path.join(tmpdir(), 'local-signature-'));
  timestamps = createLocalTimestamps({ folder: keyFolder, clock });
});
beforeEach(() => {
  notified = [];
  const options = {
    db: handle.db,
    clock,
    ids,
    secret: 's'.repeat(32),
    apiUrl: 'http://localhost:4110',
    keyFolder,
    stampSignature: async (signature: Uint8Array<ArrayBuffer>) => (await timestamps.stamp(signature)).token,
  };
  provider = createLocalSignature(options);
  provider.onChange(async (externalId) => void notified.push(externalId));
});
afterAll(async () => {
  await handle.close();
  await rm(keyFolder, { recursive: true, force: true });
});

async function request(): Promise<CreateSignatureInput> {
  count += 1;
  const heading = { brand: 'Yield', title: 'Contrat', subtitle: '', footer: '', createdAt: clock.now() };
  const content = await typesetPdf(heading, (pdf) => pdf.paragraph('Contrat'));
  return {
    externalId: `request-${count}`,
    name: 'Souscription USDFY',
    documents: [
      { nature: 'contract', fileName: 'contrat.pdf', content },
      { nature: 'pep', fileName: 'pep.pdf', content },
    ],
    signer: {
      firstName: 'Camille',
      lastName: 'Moreau',
      email: 'camille@exemple.fr',
      phone: '06-12-34-56-78',
    },
    summary: [['Montant', '15 000,00 €']],
  };
}

const open = async (input: CreateSignatureInput): Promise<string> =>
  (await provider.createRequest(input)).link?.iframeUrl ?? '';
const tokenOf = (iframeUrl: string): string => iframeUrl.split('/').at(-1) ?? '';

describe('the local signature provider', () => {
  it('returns the same link for a request made twice, also at once', async () => {
    const input = await request();
    const states = await Promise.all([provider.createRequest(input), provider.createRequest(input)]);
    expect(new Set(states.map(({ link }) => link?.iframeUrl)).size).toBe(1);
    expect(states[0].status).toBe('ongoing');
  });

  it('signs once, notifies its listener, and seals both documents with a page of evidence', async () => {
    const input = await request();
    const iframeUrl = await open(input);
    const outcomes = await Promise.all([
      provider.signing.sign(tokenOf(iframeUrl), visitor),
      provider.signing.sign(tokenOf(iframeUrl), visitor),
    ]);
    expect(outcomes).toEqual(['done', 'done']);
    expect(new Set(notified)).toEqual(new Set([input.externalId]));
    const documents = await provider.download(input.externalId);
    expect(documents.map(({ nature }) => nature)).toEqual(['contract', 'pep']);
    for (const { content } of documents) {
      expect((await PDFDocument.load(content)).getPageCount()).toBe(2);
      const { isValid, token, signature } = await verifySeal(content);
      expect(isValid).toBe(true);
      expect(await timestamps.verify(token ?? new Uint8Array(), signature)).toEqual(clock.now());
    }
    const page = await provider.signing.openPage(tokenOf(iframeUrl));
    expect(page?.signature.evidence).toMatchObject({
      ipAddress: '192.0.2.7',
      signedAt: clock.now().toISOString(),
    });
  });

  it('never changes a final state', async () => {
    const input = await request();
    const iframeUrl = await open(input);
    expect(await provider.signing.decline(tokenOf(iframeUrl))).toBe('declined');
    expect(await provider.signing.sign(tokenOf(iframeUrl), visitor)).toBe('declined');
    expect((await provider.cancel(input.externalId))?.status).toBe('declined');
  });

  it('lets a cancellation and a signature race, and ends in one state for both', async () => {
    const input = await request();
    const iframeUrl = await open(input);
    const [signed, canceled] = await Promise.all([
      provider.signing.sign(tokenOf(iframeUrl), visitor),
      provider.cancel(input.externalId),
    ]);
    expect(['done', 'canceled']).toContain(signed);
    expect(canceled?.status).toBe(signed);
  });

  it('knows nothing of a wrong token or of another id', async () => {
    expect(await provider.signing.openPage('wrong')).toBeNull();
    expect(await provider.signing.sign('wrong', visitor)).toBeNull();
    expect(await provider.getStatus('unknown')).toBeNull();
    expect(await provider.cancel('unknown')).toBeNull();
  });
});
