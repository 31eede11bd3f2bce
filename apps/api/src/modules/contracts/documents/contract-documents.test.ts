import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractDocumentData, writeContractPdf } from './contract-documents.ts';

const canRead = spawnSync('pdftotext', ['-v']).error === undefined;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'contract-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const data: ContractDocumentData = {
  publisher: {
    name: 'Exemple',
    contactLine: null,
    company: {
      register: 'RCS Paris 732 829 320',
      address: '1 rue de la Paix, 75002 Paris',
      representative: 'Camille Durand, Présidente',
    },
  },
  brand: 'Yield',
  poNumber: 'PO-2026-0001',
  createdAt: new Date('2026-11-21T09:00:00.000Z'),
  createdOn: '21 novembre 2026',
  subscriber: {
    name: 'Camille Moreau',
    email: 'camille@exemple.fr',
    phone: '06-39-98-00-01',
    addressLines: '18 rue des Martyrs, 75009 Paris, France',
    country: 'France',
    company: null,
  },
  strategy: { title: 'USDFY', subtitle: 'Rendement en dollars', referenceCurrency: 'USD' },
  amount: '15 000,00 €',
  method: 'rib',
  preparedBy: null,
  paymentRows: [['IBAN', 'FR76 3000 6000 0112 3456 7890 189']],
  fees: { subscription: '0,1', fx: '0,5', exit: '0,2' },
  nav: { value: '129,384891 USD', day: '20 novembre 2026' },
  renunciationDays: 14,
  accepted: [
    { kind: 'terms', version: '2026-11', sha256: 'ab'.repeat(32) },
    { kind: 'risks', version: '2026-12', sha256: 'cd'.repeat(32) },
  ],
};

async function read(change: Partial<ContractDocumentData> = {}): Promise<string> {
  const file = path.join(folder, 'contract.pdf');
  await writeFile(file, (await writeContractPdf({ ...data, ...change })).content);
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).replaceAll(/\s+/g, ' ');
}

describe.runIf(canRead)('a contract', () => {
  it('contain the client’s data, the NAV and the fees of the day, and the accepted versions', async () => {
    const text = await read();
    for (const part of [
      'Camille Moreau',
      'la dernière VL publiée est celle du 20 novembre 2026 : 129,384891 USD',
      '0,1 %',
      'conditions générales de vente (CGV), version 2026-11',
      'ab'.repeat(32),
      'avertissement sur les risques, version 2026-12',
      'cd'.repeat(32),
    ]) {
      expect(text).toContain(part);
    }
  });

  it.each([
    ['12345678200010', 'Numéro de SIRET'],
    ['123456782', 'Numéro de SIREN'],
    ['HRB 12345 B', 'Numéro d’immatriculation'],
  ])(
    'is made with a company, its legal form, its number %s and the Gérant who signs for it (R058)',
    async (registrationNumber, label) => {
      const company = { name: 'Belleval Patrimoine', legalForm: 'SARL', registrationNumber };
      const text = await read({ subscriber: { ...data.subscriber, company } });
      expect(text).toContain(
        `Société Belleval Patrimoine Forme juridique SARL ${label} ${registrationNumber} Agissant en qualité de Gérant`,
      );
    },
  );

  it('states the right to renounce and its period, which no period starts without', async () => {
    const text = await read();
    expect(text).toContain('Article 6 — Droit de renonciation');
    expect(text).toContain('pendant 14 jours calendaires révolus');
    expect(text).toContain('Article 8 — Déclarations du Souscripteur');
  });

  it('is made with the company that issues it, its register, address and representative', async () => {
    const text = await read();
    expect(text).toContain('la société Exemple, qui exploite la plateforme Yield');
    expect(text).toMatch(
      /Immatriculation RCS Paris 732 829 320 Siège social 1 rue de la Paix, 75002 Paris Représentée par Camille Durand, Présidente/,
    );
    expect(text).toContain('Contrat n° PO-2026-0001');
  });

  it.each([0, 2, 4, 6, 8, 10, 14, 18, 22])(
    'has the frame that is signed under its last article, and no empty page, however long it is (%i lines more)',
    async (count) => {
      const paymentRows = Array.from({ length: count }, (_, index) => [`Ligne ${index}`, 'valeur'] as const);
      const file = path.join(folder, 'long.pdf');
      await writeFile(file, (await writeContractPdf({ ...data, paymentRows })).content);
      const pages = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
        .split('\f')
        .slice(0, -1);
      expect(pages.at(-1)).toContain('Déclarations du Souscripteur');
      expect(pages.at(-1)).toContain('Signature du Souscripteur');
      expect(pages.every((page) => page.replaceAll(/\s/g, '').length > 300)).toBe(true);
    },
  );

  it('numbers its articles without a gap where there is no such right', async () => {
    const text = await read({ renunciationDays: 0, nav: null });
    expect(text).not.toContain('renonciation');
    expect(text).toContain('Article 6 — Risques');
    expect(text).toContain('aucune VL n’est encore publiée');
  });
});
