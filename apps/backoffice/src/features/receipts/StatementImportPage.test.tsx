import type { OperationOutput } from '@repo/api-sdk';
import { type MockHandlers, reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { toMapping, toMappingForm } from './statement-import.model.ts';
import { countTexts } from './statement-import.texts.ts';

const open = usePages();
const admin = sampleAdmin();
const account = 'bank:FR7630006000011234567890189';

const preview: OperationOutput<'previewStatement'> = {
  account,
  kind: 'camt053',
  file_name: 'releve.xml',
  is_imported: false,
  first_day: '2026-11-20',
  last_day: '2026-11-20',
  opening: { day: '2026-11-19', balance: '100' },
  closing: { day: '2026-11-20', balance: '15088' },
  counts: { created: 1, similar: 0, known: 2, typed: 0, payout: 0, unknown_debit: 1, pending: 0 },
  lines: [
    {
      day: '2026-11-20',
      amount: '15000',
      party_name: 'Camille Moreau',
      party_account: '',
      wording: 'PO-2026-0184',
      outcome: 'created',
    },
    {
      day: '2026-11-20',
      amount: '-12',
      party_name: '',
      party_account: '',
      wording: 'FRAIS',
      outcome: 'unknown_debit',
    },
  ],
  errors: [],
};
const usual: MockHandlers = {
  getReconciliation: {
    accounts: [
      {
        account,
        currency: 'EURO',
        label: 'USDFY',
        books: '0',
        statement: null,
        difference: null,
        lines: [],
        debits: [],
        pending_change: null,
      },
    ],
  },
  getStatementMapping: { mapping: null },
};

async function choose(file: File, handlers: MockHandlers) {
  const opened = open('/admin/souscriptions/rapprochement/import', {
    as: admin,
    handlers: { ...usual, ...handlers },
  });
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: /Compte/ }));
  const accounts = within(await screen.findByRole('listbox'));
  await user.click(accounts.getByRole('option', { name: /USDFY/ }));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await user.upload(input!, file);
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  return opened;
}

describe('importing a statement', () => {
  it('requires an account and a file', async () => {
    const { user } = open('/admin/souscriptions/rapprochement/import', { as: admin, handlers: usual });
    await user.click(await screen.findByRole('button', { name: 'Continuer' }));
    expect(await screen.findByText('Merci de choisir un compte.')).toBeDefined();
    expect(screen.getByText('Merci de joindre un fichier.')).toBeDefined();
  });

  it('shows what a CAMT file would do, without columns, then imports it', async () => {
    const file = new File(['<Document/>'], 'releve.xml', { type: 'text/xml' });
    const opened = await choose(file, { previewStatement: preview, importStatement: preview });
    const lines = within(await screen.findByRole('table', { name: 'Écritures du relevé' }));
    expect(lines.getByText('Nouvel encaissement')).toBeDefined();
    expect(lines.getByText('Débit à qualifier')).toBeDefined();
    expect(opened.calls('importStatement')).toEqual([]);
    await opened.user.click(screen.getByRole('button', { name: 'Importer 1 encaissement' }));
    await waitFor(() => expect(opened.calls('importStatement')).toHaveLength(1));
    expect(await screen.findByRole('link', { name: 'Rapprocher ces encaissements' })).toBeDefined();
  });

  it('[A58] keeps the account and the file when the file can’t be read', async () => {
    const file = new File(['<Document/>'], 'releve.xml', { type: 'text/xml' });
    await choose(file, {
      previewStatement: reply(500, { error: 'Une erreur est survenue.', code: 'internal' }),
    });
    expect(await screen.findByText('Une erreur est survenue.')).toBeDefined();
    expect(screen.getByRole('button', { name: /Compte/ }).textContent).toContain('USDFY');
    expect(screen.getByText('releve.xml')).toBeDefined();
  });

  it('cannot import a file that was imported', async () => {
    const file = new File(['<Document/>'], 'releve.xml', { type: 'text/xml' });
    await choose(file, { previewStatement: { ...preview, is_imported: true } });
    expect(await screen.findByText('Ce fichier a déjà été importé')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Importer/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Rapprocher ces encaissements' })).toBeDefined();
  });

  it('cannot import a file with errors', async () => {
    const errors = [{ line: 3, message: 'Le montant «\u00a0un\u00a0» n’est pas lisible.' }];
    const file = new File(['<Document/>'], 'releve.xml', { type: 'text/xml' });
    await choose(file, { previewStatement: { ...preview, lines: [], errors } });
    expect(await screen.findByText('Ligne 3')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Importer/ })).toBeNull();
    expect(screen.queryByText(countTexts.created)).toBeNull();
  });

  it('offers the columns that the file has', async () => {
    const file = new File(['Date;Libellé;Montant\n'], 'releve.csv', { type: 'text/csv' });
    const read = {
      headers: ['Date', 'Libellé', 'Montant'],
      rows: [['20/11/2026', 'VIR', '15 000,00']],
      fingerprint: null,
      is_template: false,
      source: null,
      mapping: null,
      saved_by: null,
      saved_at: null,
      series: null,
      choices: [],
    };
    const { user } = await choose(file, { readFileColumns: read });
    const sample = await screen.findByRole('table', { name: 'Premières lignes du fichier' });
    expect(sample.textContent).toContain('15 000,00');
    await user.click(screen.getByRole('button', { name: /Montant signé/ }));
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Aucune', 'Date', 'Libellé', 'Montant']);
  });

  it('[A58] requires the columns of a CSV file that could not be read, keeps and saves them before it is', async () => {
    const file = new File(['Date;Libellé;Montant\n'], 'releve.csv', { type: 'text/csv' });
    const saved = toMapping({
      ...toMappingForm(null),
      columns: {
        ...toMappingForm(null).columns,
        booking_day: 'Date',
        wording: 'Libellé',
        signed_amount: 'Montant',
      },
    });
    const opened = await choose(file, {
      readFileColumns: reply(415, { error: 'Ce fichier n’est pas du texte.', code: 'market_data.not_text' }),
      previewStatement: { ...preview, kind: 'csv' },
    });
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Vérifier le fichier' }));
    expect(await screen.findByText(/Merci d’indiquer la date, le libellé/)).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Date' }), 'Date');
    await user.type(screen.getByRole('textbox', { name: 'Libellé' }), 'Libellé');
    await user.type(screen.getByRole('textbox', { name: /Montant signé/ }), 'Montant');
    opened.api.use({ saveStatementMapping: reply(500, { error: 'Indisponible.', code: 'internal' }) });
    await user.click(screen.getByRole('button', { name: 'Vérifier le fichier' }));
    expect(await screen.findByText('Indisponible.')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Libellé' })).toHaveProperty('value', 'Libellé');
    opened.api.use({ saveStatementMapping: { mapping: saved } });
    await user.click(screen.getByRole('button', { name: 'Vérifier le fichier' }));
    await screen.findByRole('table', { name: 'Écritures du relevé' });
    const sent = { account, mapping: saved };
    expect(opened.calls('saveStatementMapping').map(({ body }) => body)).toEqual([sent, sent]);
  });
});
