import type { OperationOutput } from '@repo/api-sdk';
import { type MockHandlers, reply } from '@repo/api-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const admin = sampleAdmin();

const preview: OperationOutput<'previewImport'> = {
  id: 'plan_1',
  kind: 'nav',
  file_name: 'vl.csv',
  created: 1460,
  changed: 2,
  unchanged: 3,
  skipped: 4,
  affected: { deals: 0, statements: 0 },
  errors: [],
  sample: [
    { line: 2, date: '2026-01-05', key: 'USDFY', value: '101.2345', previous: null, outcome: 'created' },
    { line: 3, date: '2026-01-06', key: 'USDFY', value: '101.3', previous: '101.2', outcome: 'changed' },
  ],
  from: '2024-01-01',
  to: '2026-01-05',
};
const broken: OperationOutput<'previewImport'> = {
  ...preview,
  errors: [{ line: 17, message: 'La date « 31/02/2026 » n’existe pas.' }],
};
const done = { created: 1460, changed: 2, unchanged: 3, skipped: 4 };
const csv = () => new File(['date;strategie;vl\n'], 'vl.csv', { type: 'text/csv' });

async function check(handlers: MockHandlers, path = '/admin/navs/import') {
  const page = open(path, { as: admin, handlers });
  await chooseFile(page);
  return page;
}

async function chooseFile({ user }: ReturnType<typeof open>) {
  const button = await screen.findByRole('button', { name: 'Vérifier le fichier' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await user.upload(input!, csv());
  await user.click(button);
}

const calls = (page: ReturnType<typeof open>, operationId: string) =>
  page.api.requests.filter((request) => request.operationId === operationId);

describe('importing NAVs', () => {
  it('calls a NAV « VL »', async () => {
    open('/admin/navs/import', { as: admin });
    expect(await screen.findByRole('heading', { level: 1, name: 'Importer des VL' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Retour aux VL' })).toBeDefined();
  });

  it('requires a file first, and offers a template to fill in', async () => {
    const { api, user } = open('/admin/navs/import', { as: admin });
    await user.click(await screen.findByRole('button', { name: 'Vérifier le fichier' }));
    expect(await screen.findByText('Merci de joindre un fichier.')).toBeDefined();
    const template = screen.getByRole('link', { name: 'Télécharger le modèle' });
    expect(template.getAttribute('href')).toBe('/modeles/modele-vl.csv');
    expect(api.requests.some(({ operationId }) => operationId === 'previewImport')).toBe(false);
  });

  it('previews the changes without writing, then imports and shows the result', async () => {
    const page = await check({ previewImport: preview, commitImport: done });
    expect(await screen.findByText('Ce que fera l’import')).toBeDefined();
    expect(screen.getByText(/Du 1er janvier 2024 au 5 janvier 2026/)).toBeDefined();
    const sample = within(screen.getByRole('table', { name: 'Extrait' }));
    expect(sample.getByText('101,2345')).toBeDefined();
    expect(sample.getByText('Mise à jour')).toBeDefined();
    expect(calls(page, 'commitImport')).toEqual([]);

    await page.user.click(screen.getByRole('button', { name: /Importer 1\u202f462 valeurs/ }));
    expect((await screen.findAllByText(/Import terminé/)).length).toBeGreaterThan(0);
    expect(calls(page, 'commitImport').map(({ path }) => path)).toEqual([{ id: 'plan_1' }]);
  });

  it('cannot be changed while it is sent; the list of NAVs then shows it', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof done>();
    const listNavs = { items: [], total: 0, page: 1, page_size: 25 };
    const handlers = { previewImport: preview, commitImport: () => promise, listNavs };
    const page = open('/admin/navs', { as: admin, handlers });
    await waitFor(() => expect(page.calls('listNavs')).toHaveLength(1));
    await act(() => page.router.navigate('/admin/navs/import'));
    await chooseFile(page);
    await page.user.click(await screen.findByRole('button', { name: /Importer 1\u202f462 valeurs/ }));
    const other = screen.getByRole('button', { name: 'Choisir un autre fichier' });
    expect(other).toHaveProperty('disabled', true);
    resolve(done);
    await screen.findAllByText(/Import terminé/);
    await act(() => page.router.navigate('/admin/navs'));
    await waitFor(() => expect(page.calls('listNavs')).toHaveLength(2));
  });

  it('lists each invalid line and disables the import', async () => {
    await check({ previewImport: broken });
    expect(await screen.findByText('1 ligne en erreur')).toBeDefined();
    const errors = within(screen.getByRole('table', { name: 'Lignes en erreur' }));
    expect(errors.getByText('Ligne 17')).toBeDefined();
    expect(errors.getByText('La date « 31/02/2026 » n’existe pas.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Importer/ })).toBeNull();
  });

  it('reports that the data changed since the preview, and previews the file again', async () => {
    const page = await check({
      previewImport: preview,
      commitImport: reply(409, {
        error: 'Les données ont changé depuis l’aperçu. Vérifiez-le de nouveau avant de confirmer.',
        code: 'market_data.data_moved',
      }),
    });
    await page.user.click(await screen.findByRole('button', { name: /Importer 1\u202f462 valeurs/ }));
    expect(await screen.findByText('Les données ont changé depuis l’aperçu')).toBeDefined();
    page.api.use({ previewImport: { ...preview, id: 'plan_2', created: 1 }, commitImport: done });
    await page.user.click(screen.getByRole('button', { name: 'Revoir l’aperçu' }));
    await page.user.click(await screen.findByRole('button', { name: 'Importer 3 valeurs' }));
    expect((await screen.findAllByText(/Import terminé/)).length).toBeGreaterThan(0);
    expect(calls(page, 'commitImport').at(-1)?.path).toEqual({ id: 'plan_2' });
  });

  it('shows why a file could not be read, and keeps it selected', async () => {
    await check({
      previewImport: reply(415, {
        error: 'Ce fichier n’est pas un fichier CSV en texte UTF-8.',
        code: 'market_data.not_text',
      }),
    });
    expect(await screen.findByText('Ce fichier n’est pas un fichier CSV en texte UTF-8.')).toBeDefined();
    expect(screen.getByText('vl.csv')).toBeDefined();
  });
});

describe('importing rates', () => {
  it('sends the bank’s file with the bank’s kind', async () => {
    const page = await check({ previewImport: { ...preview, kind: 'fx_ecb' } }, '/admin/taux-fx/import');
    await screen.findByText('Ce que fera l’import');
    const [sent] = calls(page, 'previewImport');
    expect(sent?.body instanceof FormData ? sent.body.get('kind') : sent?.body).toBe('fx_ecb');
  });
});
