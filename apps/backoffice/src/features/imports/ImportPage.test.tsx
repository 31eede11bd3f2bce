import type { OperationOutput } from '@repo/api-sdk';
import { type MockHandlers, reply } from '@repo/api-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, sampleChangeRequest, usePages } from '../../testing/page-test.tsx';

const noDetail = { gross: null, accruals: null, high_water_mark: null };
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
  effects: [],
  errors: [],
  warnings: [],
  ignored: [],
  lines: {
    created: [{ from: 2, to: 1461 }],
    changed: [
      { from: 1462, to: 1462 },
      { from: 1470, to: 1470 },
    ],
    unchanged: [],
    ignored: [],
  },
  has_refused: false,
  sample: [
    {
      line: 2,
      date: '2026-01-05',
      key: 'USDFY',
      value: '101.2345',
      previous: null,
      ...noDetail,
      outcome: 'created',
    },
    {
      line: 3,
      date: '2026-01-06',
      key: 'USDFY',
      value: '101.3',
      previous: '101.2',
      ...noDetail,
      outcome: 'changed',
    },
  ],
  from: '2024-01-01',
  to: '2026-01-05',
};
const broken: OperationOutput<'previewImport'> = {
  ...preview,
  errors: [{ line: 17, message: 'La date « 31/02/2026 » n’existe pas.' }],
};
const counts = { created: 1460, changed: 2, unchanged: 3, skipped: 4 };
const done = { ...counts, pending_change: null };
const onePerson = { getChangeControl: { has_two_person_control: false } };
const refused = (code: string, errors = {}) => reply(409, { error: 'Refusé.', code, errors });
const csv = () => new File(['date;strategie;vl\n'], 'vl.csv', { type: 'text/csv' });

async function check(handlers: MockHandlers, path = '/admin/navs/import') {
  const page = open(path, { as: admin, handlers });
  await chooseFile(page);
  return page;
}

async function chooseFile({ user }: ReturnType<typeof open>) {
  const button = await screen.findByRole('button', { name: 'Continuer' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await user.upload(input!, csv());
  await user.click(button);
}

describe('importing NAVs', () => {
  it('shows what is unusual, the corrections and what they change in euros, and needs the reason', async () => {
    const unusual = { line: 3, message: 'USDFY, 06/01/2026 : VL figée, identique trois fois de suite.' };
    const effect = {
      label: 'USDFY, 42 contrats au 06/01/2026',
      before: '10 110,14 €',
      after: '10 140,82 € (+30,68 €)',
    };
    const page = await check({
      ...onePerson,
      previewImport: { ...preview, warnings: [unusual], effects: [effect] },
      commitImport: done,
    });
    expect(await screen.findByText('2 corrections')).toBeDefined();
    expect(screen.getByText('1 avertissement')).toBeDefined();
    expect(screen.getByText(/VL figée/).textContent).toContain('Ligne 3');
    expect(screen.getByRole('row', { name: /^USDFY, 42 contrats/ }).textContent).toContain('+30,68 €');
    await page.user.click(screen.getByRole('button', { name: /^Importer/ }));
    expect(await screen.findByText('Vous devez indiquer le motif.')).toBeDefined();
    expect(page.calls('commitImport')).toEqual([]);
    await page.user.type(screen.getByRole('textbox', { name: 'Motif' }), 'Dépositaire');
    await page.user.type(screen.getByRole('textbox', { name: /Message aux clients/ }), ' Relevé rectifié. ');
    await page.user.click(screen.getByRole('button', { name: /^Importer/ }));
    const body = { reason: 'Dépositaire', message: 'Relevé rectifié.' };
    await waitFor(() => expect(page.calls('commitImport')[0]?.body).toEqual(body));
  });

  it('calls a NAV « VL »', async () => {
    open('/admin/navs/import', { as: admin });
    expect(await screen.findByRole('heading', { level: 1, name: 'Importer des VL' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Retour aux VL' })).toBeDefined();
  });

  it('requires a file first, and offers a template to fill in', async () => {
    const { api, user } = open('/admin/navs/import', { as: admin });
    await user.click(await screen.findByRole('button', { name: 'Continuer' }));
    expect(await screen.findByText('Merci de joindre un fichier.')).toBeDefined();
    const template = screen.getByRole('link', { name: 'Télécharger le modèle' });
    expect(template.getAttribute('href')).toBe('/modeles/modele-vl.csv');
    expect(api.requests.some(({ operationId }) => operationId === 'previewImport')).toBe(false);
  });

  it('names the limit of a file that is too large', async () => {
    const tooLarge = reply(413, { error: 'Le fichier est trop volumineux.', code: 'too_large' });
    await check({ readFileColumns: tooLarge });
    expect((await screen.findByText(/^Ce fichier dépasse 10/)).textContent).toContain('par période');
  });

  it('previews the changes without writing, then imports and shows the result', async () => {
    const page = await check({ ...onePerson, previewImport: preview, commitImport: done });
    expect(await screen.findByText('Ce que fera l’import')).toBeDefined();
    expect(screen.getByText(/Du 1er janvier 2024 au 5 janvier 2026/)).toBeDefined();
    const sample = within(screen.getByRole('table', { name: 'Extrait' }));
    expect(sample.getByText('101,2345')).toBeDefined();
    expect(sample.getByText(/^\+0,10\s%$/)).toBeDefined();
    expect(sample.getByText('Mise à jour')).toBeDefined();
    expect(page.calls('commitImport')).toEqual([]);

    await page.user.type(screen.getByRole('textbox', { name: 'Motif' }), 'Dépositaire');
    await page.user.click(screen.getByRole('button', { name: /Importer 1\u202f462 valeurs/ }));
    expect((await screen.findAllByText(/Import terminé/)).length).toBeGreaterThan(0);
    expect(page.calls('commitImport').map(({ path }) => path)).toEqual([{ id: 'plan_1' }]);
  });

  it('cannot be changed while it is sent; the list of NAVs then shows it', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof done>();
    const listNavs = { items: [], total: 0, page: 1, page_size: 25 };
    const handlers = { ...onePerson, previewImport: preview, commitImport: () => promise, listNavs };
    const page = open('/admin/navs/liste', { as: admin, handlers });
    await waitFor(() => expect(page.calls('listNavs')).toHaveLength(1));
    await act(() => page.router.navigate('/admin/navs/import'));
    await chooseFile(page);
    await page.user.type(await screen.findByRole('textbox', { name: 'Motif' }), 'Dépositaire');
    await page.user.click(screen.getByRole('button', { name: /Importer 1\u202f462 valeurs/ }));
    const other = screen.getByRole('button', { name: 'Choisir un autre fichier' });
    expect(other).toHaveProperty('disabled', true);
    resolve(done);
    await screen.findAllByText(/Import terminé/);
    await act(() => page.router.navigate('/admin/navs/liste'));
    await waitFor(() => expect(page.calls('listNavs')).toHaveLength(2));
  });

  it('lists each invalid line and disables the import', async () => {
    await check({ previewImport: broken });
    expect(await screen.findByText('1 ligne en erreur')).toBeDefined();
    const errors = within(screen.getByRole('table', { name: 'Lignes en erreur' }));
    expect(errors.getByText('Ligne 17')).toBeDefined();
    expect(errors.getByText('La date « 31/02/2026 » n’existe pas.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Importer/ })).toBeNull();
    expect(screen.queryByText('Inchangées')).toBeNull();
  });

  it('reports that the data changed since the preview, and previews the file again', async () => {
    const page = await check({
      ...onePerson,
      previewImport: preview,
      commitImport: reply(409, {
        error: 'Les données ont changé depuis l’aperçu. Vérifiez-le de nouveau avant de confirmer.',
        code: 'market_data.data_moved',
      }),
    });
    await page.user.type(await screen.findByRole('textbox', { name: 'Motif' }), 'Dépositaire');
    await page.user.click(screen.getByRole('button', { name: /Importer 1\u202f462 valeurs/ }));
    expect(await screen.findByText('Les données ont changé depuis l’aperçu')).toBeDefined();
    page.api.use({ previewImport: { ...preview, id: 'plan_2', created: 1 }, commitImport: done });
    await page.user.click(screen.getByRole('button', { name: 'Revoir l’aperçu' }));
    await page.user.click(await screen.findByRole('button', { name: 'Importer 3 valeurs' }));
    expect((await screen.findAllByText(/Import terminé/)).length).toBeGreaterThan(0);
    expect(page.calls('commitImport').at(-1)?.path).toEqual({ id: 'plan_2' });
  });

  it('is submitted with its reason to a second person, whose approval publishes it', async () => {
    const held = {
      id: 'chg_1',
      kind: 'nav.correct' as const,
      maker: 'Inès Garnier',
      created_at: '2026-01-05T10:00:00.000Z',
    };
    const page = await check({ previewImport: preview, commitImport: { ...counts, pending_change: held } });
    const submit = await screen.findByRole('button', { name: /Soumettre 1\u202f462 valeurs/ });
    await page.user.click(submit);
    expect(await screen.findByText('Vous devez indiquer le motif.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Motif/ }));
    expect(page.calls('commitImport')).toEqual([]);

    await page.user.type(screen.getByRole('textbox', { name: /Motif/ }), 'VL reçues du dépositaire');
    await page.user.click(submit);
    expect(await screen.findByText('Un second utilisateur doit valider cet import')).toBeDefined();
    expect(screen.queryByText('Import terminé')).toBeNull();
    const link = screen.getByRole('link', { name: 'Voir la demande' });
    expect(link.getAttribute('href')).toBe('/admin/a-valider/chg_1');
    expect(page.calls('commitImport').map(({ body }) => body)).toEqual([
      { reason: 'VL reçues du dépositaire' },
    ]);
  });

  it('[A58] keeps the reason when the data changed, and opens the request that already awaits approval', async () => {
    const page = await check({ previewImport: preview, commitImport: refused('market_data.data_moved') });
    await page.user.type(await screen.findByRole('textbox', { name: /Motif/ }), 'VL du jour');
    await page.user.click(screen.getByRole('button', { name: /^Soumettre/ }));
    page.api.use({
      commitImport: refused('change_requests.already_pending', { change_request: ['chg_1'] }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Revoir l’aperçu' }));
    expect(await screen.findByRole('textbox', { name: /Motif/ })).toHaveProperty('value', 'VL du jour');
    await page.user.click(screen.getByRole('button', { name: /^Soumettre/ }));
    const link = await screen.findByRole('link', { name: 'Voir la demande' });
    expect(link.getAttribute('href')).toBe('/admin/a-valider/chg_1');
  });

  it('[A58] shows why a file could not be read, and keeps it selected', async () => {
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

const yahoo: OperationOutput<'readFileColumns'> = {
  headers: ['Date', 'Open', 'Close'],
  rows: [['2026-01-05', '58000', '58214.1']],
  fingerprint: 'a'.repeat(64),
  is_template: false,
  source: 'Yahoo Finance',
  mapping: {
    date_column: 'Date',
    value_column: 'Close',
    series_column: null,
    date_format: 'yyyy-mm-dd',
    decimal_separator: '.',
  },
  saved_by: null,
  saved_at: null,
  series: null,
  choices: ['BTC/EUR', 'ETH/EUR'],
};

const pick = async ({ user }: ReturnType<typeof open>, label: RegExp, option: string) => {
  await user.click(screen.getByRole('button', { name: label }));
  const list = within(await screen.findByRole('listbox'));
  await user.click(list.getByRole('option', { name: option }));
};

const sentAs = (page: ReturnType<typeof open>, field: string) => {
  const body = page.calls('previewImport')[0]?.body;
  return body instanceof FormData ? body.get(field) : Object(body)[field];
};

describe('a file that is not the template', () => {
  const rates = { ...preview, kind: 'fx_crypto' as const };

  it('shows its first lines and the proposed columns, which are remembered; its pair is chosen each time', async () => {
    const page = await check(
      {
        readFileColumns: yahoo,
        saveImportMapping: { mapping: yahoo.mapping! },
        previewImport: rates,
      },
      '/admin/taux-fx/import',
    );
    expect(await screen.findByText(/la forme d’un export Yahoo Finance/)).toBeDefined();
    expect(screen.getByRole('table', { name: 'Premières lignes du fichier' }).textContent).toContain(
      '58214.1',
    );
    const verify = screen.getByRole('button', { name: 'Vérifier le fichier' });
    await page.user.click(verify);
    // At the field, and beside the button that was pressed.
    expect(await screen.findAllByText('Merci de choisir ce que contient le fichier.')).toHaveLength(2);
    expect(page.calls('saveImportMapping')).toEqual([]);
    await pick(page, /Paire du fichier/, 'BTC/EUR');
    await pick(page, /Colonne du cours/, 'Open');
    await page.user.click(verify);
    await screen.findByText('Ce que fera l’import');
    expect(page.calls('saveImportMapping').map(({ body }) => body)).toEqual([
      {
        kind: 'fx_ecb',
        fingerprint: yahoo.fingerprint,
        mapping: { ...yahoo.mapping, value_column: 'Open' },
      },
    ]);
    expect(sentAs(page, 'series')).toBe('BTC/EUR');
  });

  it('says who named the columns, and goes back to them from the check', async () => {
    const saved = { saved_by: 'Marc Vidal', saved_at: '2026-01-05T10:00:00.000Z', series: 'ETH/EUR' };
    const page = await check(
      {
        readFileColumns: { ...yahoo, ...saved },
        saveImportMapping: { mapping: yahoo.mapping! },
        previewImport: rates,
      },
      '/admin/taux-fx/import',
    );
    expect(await screen.findByText(/enregistrées par Marc Vidal/)).toBeDefined();
    await page.user.click(screen.getByRole('button', { name: 'Vérifier le fichier' }));
    await page.user.click(await screen.findByRole('button', { name: 'Modifier les colonnes' }));
    expect(await screen.findByText(/enregistrées par Marc Vidal/)).toBeDefined();
    expect(sentAs(page, 'series')).toBe('ETH/EUR');
  });

  it('[A58] does not give one column two roles, and keeps the columns when they can’t be saved', async () => {
    const read = { readFileColumns: { ...yahoo, series: 'BTC/EUR' } };
    const failed = reply(500, { error: 'Une erreur est survenue.', code: 'internal' });
    const page = await check({ ...read, saveImportMapping: failed }, '/admin/taux-fx/import');
    const verify = await screen.findByRole('button', { name: 'Vérifier le fichier' });
    await pick(page, /Colonne du cours/, 'Date');
    await page.user.click(verify);
    expect(await screen.findByText('Une même colonne ne peut pas avoir deux rôles.')).toBeDefined();
    await pick(page, /Colonne du cours/, 'Open');
    await page.user.click(verify);
    expect(await screen.findByText('Une erreur est survenue.')).toBeDefined();
    expect(screen.getByRole('button', { name: /Colonne du cours/ }).textContent).toContain('Open');
  });
});

describe('the lines of a file', () => {
  it('are named by what they do, those that are ignored with the reason', async () => {
    const ignored = [{ line: 4, message: 'BTC/EUR\u00a0: aucune valeur ce jour-là.' }];
    await check({
      previewImport: { ...preview, ignored, lines: { ...preview.lines, ignored: [{ from: 4, to: 4 }] } },
    });
    expect(await screen.findByText('Lignes 2 à 1461')).toBeDefined();
    expect(screen.getByText('Lignes 1462, 1470')).toBeDefined();
    const table = within(screen.getByRole('table', { name: 'Lignes ignorées' }));
    expect(table.getByText(/aucune valeur ce jour-là/)).toBeDefined();
  });

  it('that are refused can be downloaded', async () => {
    const page = await check({
      previewImport: { ...broken, has_refused: true },
      downloadRefusedLines: () => reply(404, { error: 'Introuvable.', code: 'market_data.errors_not_found' }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Télécharger les lignes refusées' }));
    await waitFor(() =>
      expect(page.calls('downloadRefusedLines').map(({ path }) => path)).toEqual([{ id: 'plan_1' }]),
    );
  });
});

describe('files that await a second person', () => {
  const lists = {
    listNavs: { items: [], total: 0, page: 1, page_size: 25 },
    listFxRates: { items: [], total: 0, page: 1, page_size: 25 },
  };
  it.each([
    ['/admin/navs', 'navs', 'VL\u00a0: USDFY · 20/11/2026'],
    ['/admin/taux-fx', 'fx_rates', 'Taux BCE\u00a0: EUR/USD · 20/11/2026'],
  ])('are named on %s, each with a link to its request', async (path, publishes, subject) => {
    const held = sampleChangeRequest({ id: 'chg_1', subject_label: subject });
    const page = open(path, {
      as: admin,
      handlers: {
        ...lists,
        listChangeRequests: ({ query }) => {
          const items = query['publishes'] === publishes ? [held] : [];
          const ofTabs = { pending: items.length, to_decide: items.length, mine: 0, decided: 0 };
          return { items, total: items.length, page: 1, page_size: 25, counts: ofTabs };
        },
      },
    });
    expect(await screen.findByText('1 import attend d’être validé')).toBeDefined();
    const link = screen.getByRole('link', { name: subject });
    expect(link.getAttribute('href')).toBe('/admin/a-valider/chg_1');
    expect(page.calls('listChangeRequests').map(({ query }) => query)).toContainEqual({
      tab: 'pending',
      publishes,
    });
  });
});

describe('importing rates', () => {
  it('sends the bank’s file with the bank’s kind', async () => {
    const page = await check({ previewImport: { ...preview, kind: 'fx_ecb' } }, '/admin/taux-fx/import');
    await screen.findByText('Ce que fera l’import');
    expect(sentAs(page, 'kind')).toBe('fx_ecb');
  });
});
