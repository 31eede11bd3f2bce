import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePages } from '../../testing/page-test.tsx';
import { sampleClassRow, sampleKaskadAdmin } from '../../testing/sample-kaskad.ts';
import { sampleStaffRound, sampleTerms } from '../../testing/sample-rounds.ts';

const open = usePages();
const area = '/kaskad/admin/fundraising';
const classes = { listClasses: { items: [sampleClassRow()] } };
const draft = sampleStaffRound({ actions: ['update', 'submit', 'cancel'] }, { status: 'draft' });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-12T09:30:00.000Z') }));
afterEach(() => vi.useRealTimers());

type App = ReturnType<typeof open>;
const openDraft = (handlers: object = {}) =>
  open(`${area}/levees/rnd_1/modifier`, {
    as: sampleKaskadAdmin(),
    handlers: { ...classes, getKaskadRound: draft, ...handlers },
  });
async function type({ user }: App, label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  if (text !== '') await user.paste(text);
}
const save = (app: App) => app.user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));

describe('the editor of a round', () => {
  it('opens with the draft, and sends what is not changed as it was', async () => {
    const app = openDraft({ updateRound: draft });
    await type(app, 'Nom du tour', 'Tour 2');
    expect(screen.getByLabelText('Heure de clôture')).toHaveProperty('value', '18:00');
    await save(app);
    await waitFor(() => expect(app.path()).toBe(`${area}/levees/rnd_1`));
    expect(app.calls('updateRound')[0]?.body).toEqual({ version: 4, terms: sampleTerms({ name: 'Tour 2' }) });
  });

  it('shows each problem at its field, and sends nothing', async () => {
    const app = openDraft();
    await type(app, 'Nom du tour', '');
    await type(app, 'Cible', '600');
    await type(app, 'Heure de clôture', '99');
    await save(app);
    expect((await screen.findAllByText('Merci d’indiquer le nom de la levée.')).length).toBeGreaterThan(0);
    expect(screen.getByText('La cible ne peut pas être sous l’objectif minimum.')).toBeDefined();
    expect(screen.getByText('Indiquez une date et une heure, par exemple 18:00.')).toBeDefined();
    expect(app.calls('updateRound')).toEqual([]);
  });

  it('saves a draft that lacks fields, with what was typed', async () => {
    const app = openDraft({ updateRound: draft });
    await type(app, 'Prix d’une part', '');
    await type(app, 'Utilisation des fonds', '');
    await save(app);
    await waitFor(() => expect(app.path()).toBe(`${area}/levees/rnd_1`));
    const { text } = sampleTerms();
    const terms = sampleTerms({ price: '', text: { ...text, use_of_funds: '' } });
    expect(app.calls('updateRound')[0]?.body).toEqual({ version: 4, terms });
  });

  it('lists what the stored draft lacks, and shows it at each field until it is filled', async () => {
    const app = openDraft({
      getKaskadRound: sampleStaffRound(
        {
          actions: ['update', 'cancel'],
          missing: ['price', 'opens_at'],
          terms: sampleTerms({ price: '', opens_at: null }),
        },
        { status: 'draft' },
      ),
    });
    const list = within(await screen.findByRole('list', { name: 'Champs à remplir' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'prix d’une part',
      'ouverture',
    ]);
    expect(screen.getByText('Indiquez une date et une heure, par exemple 18:00.')).toBeDefined();
    await type(app, 'Prix d’une part', '80.5');
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ouverture']);
    expect(screen.queryByText(/un prix supérieur à zéro/)).toBeNull();
  });

  it('loses nothing when the server refuses, and shows its refusal at the field', async () => {
    const app = openDraft({
      updateRound: () =>
        reply(422, {
          error: 'Ce code est déjà celui d’une autre levée.',
          code: 'validation_failed',
          errors: { cap: ['Le plafond légal serait dépassé.'] },
        }),
    });
    await type(app, 'Présentation du projet', 'Une autre présentation');
    await save(app);
    expect(await screen.findByText('Le plafond légal serait dépassé.')).toBeDefined();
    expect(screen.getByLabelText('Présentation du projet')).toHaveProperty('value', 'Une autre présentation');
  });

  it('[B17] a draft changed by another person leaves the form as it was typed', async () => {
    const app = openDraft({
      updateRound: () => reply(409, { error: 'Cette levée a changé.', code: 'kaskad_rounds.changed' }),
    });
    await type(app, 'Présentation du projet', 'Une autre présentation');
    await save(app);
    expect((await screen.findAllByText(/Cette levée a changé/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Présentation du projet')).toHaveProperty('value', 'Une autre présentation');
    expect(app.calls('getKaskadRound').length).toBeGreaterThan(1);
  });

  it('[B17] a draft that another person submitted shows both states, and keeps what was typed', async () => {
    let round = draft;
    const app = openDraft({
      getKaskadRound: () => round,
      updateRound: () => {
        round = sampleStaffRound({ actions: [] }, { status: 'review' });
        return reply(409, { error: 'Cette levée a changé.', code: 'kaskad_rounds.changed' });
      },
    });
    await type(app, 'Présentation du projet', 'Une autre présentation');
    await save(app);
    const table = await screen.findByRole('table', { name: 'Différences' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows.some((row) => row?.includes('StatutBrouillonEn revue'))).toBe(true);
    expect(rows.some((row) => row?.includes('Une autre présentation'))).toBe(true);
    await app.user.click(screen.getByRole('button', { name: 'Reprendre ma saisie' }));
    expect(screen.getByLabelText('Présentation du projet')).toHaveProperty('value', 'Une autre présentation');
    expect(screen.getByText('Cette levée n’est plus un brouillon')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enregistrer le brouillon' })).toBeNull();
  });

  it('a round that is no draft any more is not edited', async () => {
    openDraft({ getKaskadRound: sampleStaffRound() });
    expect(await screen.findByText('Cette levée n’est plus un brouillon')).toBeDefined();
  });

  it('creates a draft, with the conditions of its instrument and a vesting plan', async () => {
    const app = open(`${area}/nouvelle`, {
      as: sampleKaskadAdmin(),
      handlers: { ...classes, createRound: reply(201, draft), getKaskadRound: draft },
    });
    await screen.findByLabelText('Nom du tour');
    await app.user.click(screen.getByRole('button', { name: 'Créer le brouillon' }));
    expect((await screen.findAllByText('Choisissez l’émetteur.')).length).toBeGreaterThan(0);
    await app.user.click(screen.getByRole('button', { name: 'Ajouter une condition' }));
    await app.user.type(screen.getByLabelText('Condition 1'), 'Vote');
    await app.user.click(screen.getByRole('checkbox', { name: /crée un plan de vesting/ }));
    expect(screen.getByRole('group', { name: 'Plan de chaque investisseur' })).toBeDefined();
    const assets = within(screen.getByRole('region', { name: 'Moyens de paiement' }));
    expect(assets.getAllByRole('checkbox')).toHaveLength(6);
    expect(app.calls('createRound')).toEqual([]);
  });

  it('says where classes are created when there is none', async () => {
    open(`${area}/nouvelle`, { as: sampleKaskadAdmin(), handlers: {} });
    expect(await screen.findByText('Aucun émetteur ni catégorie')).toBeDefined();
  });
});
