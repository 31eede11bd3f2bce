import { reply, replyFile } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useClientPages } from '../../../testing/open-app.tsx';

const open = useClientPages();
const user = userEvent.setup({ delay: null });

const month = (period: string) => ({
  period,
  kind: 'month' as const,
  from: `${period}-01`,
  to: `${period}-28`,
  rectified: [],
});
const list = {
  statements: [
    month('2026-02'),
    month('2026-01'),
    { period: '2025', kind: 'year' as const, from: '2025-01-01', to: '2025-12-31', rectified: [] },
    month('2025-12'),
  ],
  next: { period: '2026-03', available_on: '2026-04-01' },
  replaced: [],
};
const pdf = replyFile('releve.pdf', 'application/pdf');

const card = async () => within(await screen.findByRole('region', { name: 'Relevés' }));
const options = async (name: RegExp) => {
  await user.click(await (await card()).findByRole('button', { name }));
  return within(await screen.findByRole('listbox')).getAllByRole('option');
};
const choose = async (name: RegExp, label: string) => {
  const found = (await options(name)).find(({ textContent }) => textContent === label);
  await user.click(found ?? document.body);
};
const download = async () =>
  user.click(await (await card()).findByRole('button', { name: 'Télécharger le relevé' }));

let saved: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:file'), revokeObjectURL: vi.fn() });
  saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
});
afterEach(() => saved.mockRestore());

describe('statements', () => {
  it('are selected by year then month, in the URL, and downloaded in the page’s currency', async () => {
    const { calls, router } = open('/documents?devise=USD', { listStatements: list, downloadStatement: pdf });
    await download();
    expect(await screen.findByText('releve.pdf a été téléchargé.')).toBeTruthy();
    expect(calls('downloadStatement')[0]?.query).toEqual({ period: '2026-02', currency: 'USD' });
    await choose(/Année/, '2025');
    await waitFor(() => expect(router.state.location.search).toBe('?devise=USD&releve=2025'));
    expect((await options(/Relevé/)).map(({ textContent }) => textContent)).toEqual([
      'Année entière',
      'Décembre 2025',
    ]);
    await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'Décembre 2025' }));
    await download();
    await waitFor(() =>
      expect(calls('downloadStatement')[1]?.query).toEqual({ period: '2025-12', currency: 'USD' }),
    );
    expect(saved).toHaveBeenCalledTimes(2);
  });

  it('that a correction changed since a download are marked, in their currency', async () => {
    const corrected = { ...month('2026-02'), rectified: ['EUR' as const] };
    open('/documents', { listStatements: { ...list, statements: [corrected, month('2026-01')] } });
    expect(await screen.findByText(/^Ce relevé est rectificatif/)).toBeTruthy();
    expect((await options(/Relevé/)).map(({ textContent }) => textContent)).toEqual([
      'Février 2026 (rectificatif)',
      'Janvier 2026',
    ]);
  });

  it('that were replaced can still be had, as they were', async () => {
    const issue = {
      id: '00000000-0000-4000-8000-000000000001',
      period: '2026-01',
      currency: 'EUR' as const,
      issued_at: '2026-02-02T18:00:00.000Z',
      is_replaced: true,
      sha256: 'ab'.repeat(32),
      url: 'https://api.exemple.fr/files/1?signature=a',
    };
    const year = { ...issue, id: '00000000-0000-4000-8000-000000000002', period: '2025' };
    open('/documents', { listStatements: { ...list, replaced: [issue, year] } });
    const replaced = within(await screen.findByRole('list', { name: 'Relevés remplacés' }));
    expect(replaced.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Janvier 2026 en EUR, téléchargé le 2 février 2026',
      'Année 2025 en EUR, téléchargé le 2 février 2026',
    ]);
    expect(replaced.getAllByRole('link')[0]?.getAttribute('href')).toBe(issue.url);
  });

  it('show when the next one is due', async () => {
    open('/documents', { listStatements: list });
    expect(await screen.findByText(/mars 2026, disponible le 1er avril 2026\.$/)).toBeTruthy();
  });

  it.each([
    [
      { period: '2026-01', available_on: '2026-02-01' },
      'Votre premier relevé sera disponible le 1er février 2026.',
    ],
    [
      { period: '2026-01', available_on: null },
      'Votre premier relevé sera disponible dès la publication des valeurs liquidatives de janvier 2026.',
    ],
    [null, 'Votre premier relevé sera disponible le mois suivant votre premier paiement.'],
  ])('show when the first one is due, while there is none: %o', async (next, sentence) => {
    open('/documents', { listStatements: { statements: [], next, replaced: [] } });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect((await card()).queryByRole('button', { name: 'Télécharger le relevé' })).toBeNull();
    expect((await card()).queryAllByRole('button', { name: /CSV$/ })).toHaveLength(next === null ? 0 : 3);
  });

  it('that fail to load show a message, and can be retried', async () => {
    const { api } = open('/documents', { listStatements: reply(500, { error: 'Panne.', code: 'internal' }) });
    expect(await screen.findByText('Impossible de charger vos relevés.')).toBeTruthy();
    api.use({ listStatements: list });
    await user.click((await card()).getByRole('button', { name: 'Réessayer' }));
    expect(await (await card()).findByRole('button', { name: 'Télécharger le relevé' })).toBeTruthy();
  });

  it('that cannot be generated show why, and can be requested again', async () => {
    const { calls } = open('/documents', {
      listStatements: list,
      downloadStatement: reply(404, {
        error: 'Ce relevé n’est pas disponible.',
        code: 'statements.not_found',
      }),
    });
    await download();
    expect(await screen.findByText('Ce relevé n’est pas disponible.')).toBeTruthy();
    expect(saved).not.toHaveBeenCalled();
    await download();
    await waitFor(() => expect(calls('downloadStatement')).toHaveLength(2));
  });
});

describe('exports', () => {
  it.each([
    ['Contrats, CSV', 'contracts', 'csv'],
    ['Mouvements, XLSX', 'flows', 'xlsx'],
    ['Rendements mensuels, CSV', 'yields', 'csv'],
  ])('« %s » saves that table in that format', async (name, table, format) => {
    const { calls } = open('/documents', {
      listStatements: list,
      exportPortfolio: replyFile('table.csv', 'text/csv'),
    });
    await user.click(await (await card()).findByRole('button', { name }));
    expect(await screen.findByText('table.csv a été téléchargé.')).toBeTruthy();
    expect(calls('exportPortfolio')[0]?.query).toEqual({ table, format, currency: 'EUR' });
    expect(saved).toHaveBeenCalledTimes(1);
  });
});

describe('documents of a year', () => {
  const documents = [
    { kind: 'cost_statement', year: 2026, is_over: false },
    { kind: 'cost_statement', year: 2025, is_over: true },
    { kind: 'tax_file', year: 2025, is_over: true },
  ] as const;

  it.each([
    ['Récapitulatif des frais 2026, PDF', 'cost_statement', 2026, 'pdf'],
    ['Dossier fiscal 2025, CSV', 'tax_file', 2025, 'csv'],
  ] as const)('« %s » saves it', async (name, kind, year, format) => {
    const { calls } = open('/documents', {
      listStatements: list,
      listYearlyDocuments: { documents: [...documents] },
      downloadYearlyDocument: replyFile(
        `${kind}.${format}`,
        format === 'pdf' ? 'application/pdf' : 'text/csv',
      ),
    });
    await user.click(await (await card()).findByRole('button', { name }));
    expect(await screen.findByText(`${kind}.${format} a été téléchargé.`)).toBeTruthy();
    expect(calls('downloadYearlyDocument')[0]?.query).toEqual({ kind, year: String(year), format });
    expect(screen.queryByRole('button', { name: 'Récapitulatif des frais 2025, CSV' })).toBeNull();
    expect(screen.getByText('année en cours, chiffres provisoires')).toBeTruthy();
  });

  it('[18.12] a tax file is made with what its owner holds elsewhere, checked first', async () => {
    const { calls } = open('/documents', {
      listStatements: list,
      listYearlyDocuments: { documents: [...documents] },
      getTaxFile: {
        year: 2025,
        disposals: [{ id: 'w_1', day: '2025-03-31', po_number: 'PO-2025-0001', price: '4600.00' }],
      },
      completeTaxFile: replyFile('dossier-fiscal-2025.pdf', 'application/pdf'),
    });
    await user.click(await (await card()).findByRole('button', { name: 'Compléter, Dossier fiscal 2025' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText(/Valeur ailleurs/), '9 738,46');
    await user.click(dialog.getByRole('button', { name: 'Télécharger le dossier' }));
    expect(await dialog.findByText(/Indiquez les deux montants/)).toBeTruthy();
    expect(calls('completeTaxFile')).toEqual([]);
    await user.type(dialog.getByLabelText(/Prix d’acquisition ailleurs/), '5000');
    await user.click(dialog.getByRole('button', { name: 'Télécharger le dossier' }));
    expect(await screen.findByText('dossier-fiscal-2025.pdf a été téléchargé.')).toBeTruthy();
    expect(calls('completeTaxFile')[0]?.body).toEqual({
      year: 2025,
      format: 'pdf',
      elsewhere: [{ disposal_id: 'w_1', value: '9738.46', cost: '5000' }],
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
