import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, sampleChangeRequest, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const as = sampleAdmin();
const at = '/admin/navs/saisie?jour=2026-01-05';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

const calendar: OperationOutput<'getNavCalendar'> = {
  month: '2026-01',
  today: '2026-01-05',
  strategies: ['usdfy', 'btcfy'].map((id) => ({
    id,
    title: id.toUpperCase(),
    days: [
      {
        date: '2026-01-04',
        state: 'published',
        value: '100.5',
        rate: 0.0001,
        covered_days: 1,
        version: 1,
        draft: null,
        pending: null,
      },
    ],
  })),
};
type Check = OperationOutput<'checkNavs'>;
const checkedCell: Check['cells'][number] = {
  strategy_id: 'usdfy',
  date: '2026-01-05',
  value: '101.0025',
  rate: 0.005,
  covered_days: 1,
  published: null,
  problem: null,
  warnings: [],
};
const check = (change: Partial<Check> = {}): Check => ({
  cells: [checkedCell],
  created: 1,
  changed: 0,
  orders: 0,
  deals: 0,
  statements: 0,
  effects: [],
  request_id: null,
  ...change,
});
const draft: OperationOutput<'listNavDrafts'>['drafts'][number] = {
  strategy_id: 'usdfy',
  date: '2026-01-05',
  text: '101',
  unit: 'nav',
  gross: null,
  accruals: null,
  high_water_mark: null,
  version: 3,
  author: 'Inès Garnier',
  saved_at: '2026-01-05T09:41:00.000Z',
  refusal: null,
};
const base = { getNavCalendar: calendar, listNavDrafts: { drafts: [] } };
const moved = {
  label: 'USDFY, 42 contrats au 05/01/2026',
  before: '10 110,14 €',
  after: '10 140,82 € (+30,68 €)',
};
const cell = () => screen.findByRole('textbox', { name: 'USDFY, 05/01/2026' });

const typed = (date: string, text: string) => ({
  strategy_id: 'usdfy',
  date,
  text,
  unit: 'nav' as const,
});

describe('« Saisie » of NAVs', () => {
  it('shows the other of NAV and yield, what it would do, and submits it with its reason', async () => {
    const { user, calls } = open(at, {
      as,
      handlers: {
        ...base,
        checkNavs: check({ orders: 2, effects: [moved] }),
        submitNavs: {
          pending_change: {
            id: 'chg_1',
            kind: 'nav.publish',
            maker: 'Inès Garnier',
            created_at: '2026-01-05T10:00:00.000Z',
          },
        },
      },
    });
    await user.type(await cell(), '101,0025');
    expect(plain((await screen.findByText(/^\+0,5/)).textContent)).toBe('+0,50 %');
    expect(screen.getByText('2 ordres en attente seront exécutés')).toBeDefined();
    const effect = screen.getByRole('row', { name: /^USDFY, 42 contrats/ });
    expect(effect.textContent).toContain('10 140,82 € (+30,68 €)');
    await user.type(screen.getByRole('textbox', { name: 'Motif' }), 'Dépositaire');
    await user.click(screen.getByRole('button', { name: 'Soumettre à validation' }));
    expect(await screen.findByText(/un second utilisateur doit les valider/)).toBeDefined();
    const sent = { strategy_id: 'usdfy', date: '2026-01-05', text: '101,0025', unit: 'nav' };
    expect(calls('submitNavs')[0]?.body).toEqual({ cells: [sent], reason: 'Dépositaire' });
    expect((await cell()).getAttribute('value')).toBe('');
    expect(document.activeElement?.contains(await cell())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('repeats what is unusual where it is submitted, and describes the cell with it', async () => {
    const warning = '+900,47 % dépasse 5 % par jour.';
    const { user } = open(at, {
      as,
      handlers: { ...base, checkNavs: check({ cells: [{ ...checkedCell, warnings: [warning] }] }) },
    });
    await user.type(await cell(), '1010');
    const card = within(await screen.findByRole('region', { name: 'Si vous publiez' }));
    expect(plain((await card.findByText(/^USDFY, 05/)).textContent)).toBe(`USDFY, 05/01/2026 : ${warning}`);
    const note = document.getElementById((await cell()).getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain(warning);
  });

  it('has what a NAV is made of under its cell, closed until it is opened', async () => {
    const { user, calls } = open(at, { as, handlers: { ...base, checkNavs: check() } });
    await user.type(await cell(), '101,505');
    await user.click(screen.getByText('Détail du calcul'));
    await user.type(screen.getByRole('textbox', { name: 'VL brute, USDFY, 05/01/2026' }), '102');
    await user.type(screen.getByRole('textbox', { name: 'Provisions, USDFY, 05/01/2026' }), '0,495');
    await user.type(screen.getByRole('textbox', { name: 'Plus-haut, USDFY, 05/01/2026' }), '103');
    const detail = { gross: '102', accruals: '0,495', high_water_mark: '103' };
    await waitFor(() =>
      expect(calls('checkNavs').at(-1)?.body).toMatchObject({ cells: [{ text: '101,505', ...detail }] }),
    );
  });

  it('[A6] takes up again what a stale or expired request held, where no draft was saved since', async () => {
    const request = sampleChangeRequest({
      id: 'chg_9',
      kind: 'nav.correct',
      state: 'stale',
      is_mine: true,
      reason: 'Relevé du dépositaire',
      typed: {
        navs: {
          cells: [typed('2026-01-04', '100,7'), typed('2026-01-05', '99')],
          message: 'Relevé rectifié.',
        },
      },
    });
    const { user, router, calls } = open('/admin/navs/saisie?reprendre=chg_9', {
      as,
      handlers: {
        ...base,
        listNavDrafts: { drafts: [draft] },
        getChangeRequest: request,
        checkNavs: check({ changed: 1 }),
        submitNavs: { pending_change: null },
      },
    });
    const before = await screen.findByRole('textbox', { name: 'USDFY, 04/01/2026' });
    expect(before.getAttribute('value')).toBe('100,7');
    expect((await cell()).getAttribute('value')).toBe('101');
    expect(await screen.findByDisplayValue('Relevé du dépositaire')).toBeDefined();
    expect(screen.getByDisplayValue('Relevé rectifié.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Soumettre à validation' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('reprendre'));
    expect(calls('submitNavs')[0]?.body).toMatchObject({
      reason: 'Relevé du dépositaire',
      message: 'Relevé rectifié.',
    });
  });

  it('sends the message to the clients of a correction', async () => {
    const { user, calls } = open(at, {
      as,
      handlers: {
        ...base,
        checkNavs: check({ created: 0, changed: 1 }),
        submitNavs: { pending_change: null },
      },
    });
    await user.type(await cell(), '101,0025');
    await user.type(await screen.findByRole('textbox', { name: 'Motif' }), 'Dépositaire');
    await user.type(screen.getByRole('textbox', { name: /^Message aux clients/ }), 'Relevé rectifié.');
    await user.click(screen.getByRole('button', { name: 'Soumettre à validation' }));
    await screen.findByText('VL publiées.');
    expect(calls('submitNavs')[0]?.body).toMatchObject({ message: 'Relevé rectifié.' });
  });

  it('keeps a refused cell, names why, and is not submitted', async () => {
    const refused = { ...checkedCell, value: null, rate: null, problem: 'Écrivez un nombre.' };
    const { user } = open(at, {
      as,
      handlers: { ...base, checkNavs: check({ cells: [refused], created: 0 }) },
    });
    await user.type(await cell(), 'abc');
    expect(await screen.findByText('Écrivez un nombre.')).toBeDefined();
    expect((await cell()).getAttribute('aria-invalid')).toBe('true');
    const button = screen.getByRole('button', { name: 'Soumettre à validation' });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/^Corrigez ou videz les cases en erreur/)).toBeDefined();
  });

  it('leads from a cell that was submitted to its request', async () => {
    const [usdfy] = calendar.strategies;
    const pending = { id: 'chg_9', maker: 'Marc Vidal', value: '100.6' };
    const days = usdfy?.days.map((day) => ({ ...day, state: 'pending' as const, pending })) ?? [];
    const strategies = calendar.strategies.map((one) => (one.id === 'usdfy' ? { ...one, days } : one));
    open(at, { as, handlers: { ...base, getNavCalendar: { ...calendar, strategies } } });
    expect(await screen.findByText(/^À valider, par Marc Vidal/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Voir la demande' });
    expect(link.getAttribute('href')).toBe('/admin/a-valider/chg_9');
  });

  it('[A18] takes a range from a spreadsheet, moves by arrows, and undoes it at once', async () => {
    const { user, calls } = open(at, { as, handlers: { ...base, checkNavs: check() } });
    const input = await cell();
    await user.click(input);
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(input);
    fireEvent.paste(input, { clipboardData: { getData: () => '101\n202\n' } });
    await waitFor(() => expect(calls('checkNavs').at(-1)?.body).toMatchObject({ cells: [{}, {}] }));
    const below = screen.getByRole('textbox', { name: 'BTCFY, 05/01/2026' });
    expect([input.getAttribute('value'), below.getAttribute('value')]).toEqual(['101', '202']);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(below);
    await user.keyboard('{Control>}z{/Control}');
    expect([input.getAttribute('value'), below.getAttribute('value')]).toEqual(['', '']);
  });

  it('warns of the values of a pasted range that its days and strategies have no cell for', async () => {
    open(at, { as, handlers: { ...base, checkNavs: check() } });
    const input = await cell();
    const range = '\t05/01/2026\t06/01/2026\nBTCFY\t202\t203\n';
    fireEvent.paste(input, { clipboardData: { getData: () => range } });
    const other = screen.getByRole('textbox', { name: 'BTCFY, 05/01/2026' });
    expect([input.getAttribute('value'), other.getAttribute('value')]).toEqual(['', '202']);
    expect(await screen.findByText(/^1 valeur n’a pas été collée/)).toBeDefined();
  });

  it('is not left with what is typed and not saved, without a question', async () => {
    const { user } = open(at, { as, handlers: { ...base, checkNavs: check() } });
    await user.type(await cell(), '101');
    await user.click(screen.getByRole('link', { name: 'Calendrier' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Continuer la modification' }));
    expect((await cell()).getAttribute('value')).toBe('101');
  });

  it('names the request that already holds one of the days', async () => {
    const { user } = open(at, {
      as,
      handlers: { ...base, checkNavs: check({ request_id: 'chg_1' }) },
    });
    await user.type(await cell(), '101');
    const link = await screen.findByRole('link', { name: 'Voir la demande' });
    expect(link.getAttribute('href')).toBe('/admin/a-valider/chg_1');
  });

  it('shows a failure of its days, with a retry', async () => {
    const failed = reply(500, { error: 'Panne', code: 'internal' });
    open(at, { as, handlers: { ...base, getNavCalendar: failed } });
    expect(await screen.findByText('Les VL de ces jours n’ont pas pu être chargées')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
  });

  it('resumes the draft of another administrator, and saves it over theirs', async () => {
    const saved = { ...draft, text: '101,5', version: 4, author: 'Zoé Bernard' };
    const { user, calls } = open(at, {
      as,
      handlers: {
        ...base,
        checkNavs: check(),
        listNavDrafts: { drafts: [draft] },
        saveNavDraft: { drafts: [saved] },
      },
    });
    expect((await cell()).getAttribute('value')).toBe('101');
    expect(screen.getByText('Brouillon, par Inès Garnier')).toBeDefined();
    const button = screen.getByRole('button', { name: 'Enregistrer le brouillon' });
    expect(button.hasAttribute('disabled')).toBe(true);
    await user.type(await cell(), ',5');
    // A double click: the second save would be refused, as that of another person.
    fireEvent.click(button);
    fireEvent.click(button);
    const sent = { strategy_id: 'usdfy', date: '2026-01-05', text: '101,5', unit: 'nav', version: 3 };
    await screen.findByText('Brouillon, par Zoé Bernard');
    expect(calls('saveNavDraft').map(({ body }) => body)).toEqual([{ cells: [sent] }]);
    expect(button.hasAttribute('disabled')).toBe(true);
  });

  it('[A44] shows both texts when another administrator saved first, and loses neither', async () => {
    const theirs = { ...draft, text: '102', version: 4 };
    let stored = draft;
    const refusal = { error: 'Modifié', code: 'nav_drafts.moved', errors: { cells: ['USDFY, 05/01/2026'] } };
    const { user, calls } = open(at, {
      as,
      handlers: {
        ...base,
        checkNavs: check(),
        listNavDrafts: () => ({ drafts: [stored] }),
        saveNavDraft: () => {
          stored = theirs;
          return reply(409, refusal);
        },
      },
    });
    await user.type(await cell(), ',5');
    await user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
    const row = await screen.findByRole('row', { name: /USDFY, 05\/01\/2026/ });
    expect(row.textContent).toContain('101,5');
    expect(row.textContent).toContain('102, par Inès Garnier');
    await user.click(screen.getByRole('button', { name: 'Reprendre ma saisie' }));
    expect((await cell()).getAttribute('value')).toBe('101,5');
    await user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
    await waitFor(() => expect(calls('saveNavDraft')[1]?.body).toMatchObject({ cells: [{ version: 4 }] }));
  });

  it('takes the text of the other, and names who refused a submission and why', async () => {
    const refused = { ...draft, refusal: { reason: 'Mauvais jour', by: 'Marc Vidal' } };
    const theirs = { ...draft, text: '102', version: 4 };
    let stored: typeof draft = refused;
    const { user } = open(at, {
      as,
      handlers: {
        ...base,
        checkNavs: check(),
        listNavDrafts: () => ({ drafts: [stored] }),
        saveNavDraft: () => {
          stored = theirs;
          return reply(409, { error: 'Modifié', code: 'nav_drafts.moved' });
        },
      },
    });
    expect(plain((await screen.findByText(/^Refusée/)).textContent)).toBe(
      'Refusée par Marc Vidal : Mauvais jour',
    );
    await user.type(await cell(), ',5');
    await user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
    await user.click(await screen.findByRole('button', { name: 'Recharger' }));
    expect((await cell()).getAttribute('value')).toBe('102');
  });
});
