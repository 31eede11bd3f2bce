import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePages } from '../../testing/page-test.tsx';
import {
  grantsOf,
  sampleClassRow,
  sampleGrant,
  sampleIssuedGrant,
  sampleKaskadAdmin,
  samplePlan,
  sampleUnit,
} from '../../testing/sample-kaskad.ts';

const open = usePages();
const classes = { listClasses: { items: [sampleClassRow()] } };
const preview = { class: sampleUnit, tge_day: null, acquisition: samplePlan(), unlock: null };

const openForm = (handlers: object = {}) =>
  open('/kaskad/admin/investments/creer-un-plan', {
    as: sampleKaskadAdmin(),
    handlers: { ...classes, previewGrant: preview, ...handlers },
  });
type App = ReturnType<typeof open>;
const type = async ({ user }: App, label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
const submit = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Créer le plan' }));

async function fill(app: App) {
  await type(app, 'E-mail du bénéficiaire', 'odile.carrel@exemple.fr');
  await type(app, 'Total attribué', '60000');
  await app.user.click(screen.getByRole('radio', { name: 'Au TGE' }));
  await type(app, 'Durée, en mois', '30');
  await type(app, 'Falaise, en mois', '6');
}

describe('« Créer un plan »', () => {
  it('[B1] shows the tranches as they are typed, and creates the grant', async () => {
    const app = openForm({
      createGrant: reply(201, sampleIssuedGrant()),
      getIssuedGrant: sampleIssuedGrant(),
      listIssuedGrants: grantsOf(sampleGrant()),
    });
    expect(await screen.findByText('Complétez le formulaire pour voir les tranches.')).toBeDefined();
    await fill(app);
    const table = await screen.findByRole('table', { name: 'Tranches de l’acquisition' });
    expect(within(table).getByRole('row', { name: /12\/07\/2026/ }).textContent).toMatch(/12.000/);
    expect(screen.getByText(/^25\s*tranches/)).toBeDefined();
    await submit(app);
    await waitFor(() => expect(app.path()).toBe('/kaskad/admin/investments/plans-de-vesting/grt_1'));
    const acquisition = {
      shape: 'cliff_linear',
      start: null,
      start_months: 0,
      months: 30,
      step: 1,
      cliff_months: 6,
    };
    expect(app.calls('createGrant')[0]?.body).toMatchObject({
      email: 'odile.carrel@exemple.fr',
      origin: 'advisor',
      class_id: 'cls_ksk',
      total: '60000',
      acquisition,
      unlock: null,
    });
    expect(app.calls('createGrant')[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('refuses in words what is missing, each at its field, and sends nothing', async () => {
    const app = openForm();
    await screen.findByLabelText('Total attribué');
    await submit(app);
    expect(await screen.findAllByText('L’adresse mail n’est pas valide.')).toHaveLength(2);
    expect(screen.getByText(/Saisissez un nombre entier d’unités/)).toBeDefined();
    expect(screen.getByText('Choisissez le premier jour du plan.')).toBeDefined();
    expect(app.calls('createGrant')).toEqual([]);
    expect(app.calls('previewGrant')).toEqual([]);
  });

  it('a lock-up is a second schedule, in months after the TGE', async () => {
    const app = openForm({
      createGrant: () => reply(422, { error: 'Au-delà de l’offre.', code: 'validation_failed' }),
    });
    await fill(app);
    await app.user.click(screen.getByRole('checkbox', { name: /restent bloquées/ }));
    const lock = within(screen.getByRole('group', { name: 'Blocage' }));
    await app.user.type(lock.getByLabelText('Mois après le début'), '3');
    await submit(app);
    await waitFor(() => expect(app.calls('createGrant')).toHaveLength(1));
    expect(app.calls('createGrant')[0]?.body).toMatchObject({
      unlock: { shape: 'single', start: null, start_months: 0, months: 3 },
    });
    expect(await screen.findByText('Au-delà de l’offre.')).toBeDefined();
    expect(screen.getByLabelText('Total attribué')).toHaveProperty(
      'value',
      expect.stringMatching(/^60.000$/),
    );
  });

  it('tranches are typed one by one, and their sum is the total', async () => {
    const app = openForm({ createGrant: () => reply(422, { error: 'Refusé.', code: 'validation_failed' }) });
    await type(app, 'E-mail du bénéficiaire', 'odile.carrel@exemple.fr');
    await type(app, 'Total attribué', '100');
    await app.user.click(screen.getByRole('button', { name: /Forme/ }));
    const shapes = within(await screen.findByRole('listbox'));
    await app.user.click(shapes.getByRole('option', { name: 'Par tranches' }));
    await app.user.click(screen.getByRole('radio', { name: 'Au TGE' }));
    await type(app, /Mois après le début, tranche 1/, '1');
    await type(app, /Unités de la tranche 1/, '40');
    await app.user.click(screen.getByRole('button', { name: 'Ajouter une tranche' }));
    await type(app, /Mois après le début, tranche 2/, '2');
    await type(app, /Unités de la tranche 2/, '50');
    await submit(app);
    expect(
      (await screen.findAllByText('La somme des tranches est différente du total.')).length,
    ).toBeGreaterThan(0);
    await type(app, /Unités de la tranche 2/, '60');
    await submit(app);
    await waitFor(() => expect(app.calls('createGrant')).toHaveLength(1));
    expect(app.calls('createGrant')[0]?.body).toMatchObject({
      acquisition: {
        shape: 'tranches',
        tranches: [
          { months: 1, units: '40' },
          { months: 2, units: '60' },
        ],
      },
    });
  });

  it('leads to « Jetons et catégories » while there is none', async () => {
    openForm({ listClasses: { items: [] } });
    const link = await screen.findByRole('link', { name: 'Ouvrir «\u00a0Jetons et catégories\u00a0»' });
    expect(link.getAttribute('href')).toBe('/kaskad/admin/investments/jetons-et-categories');
  });
});

const chooseFile = async (app: App) => {
  const button = await screen.findByRole('button', { name: 'Vérifier le fichier' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no file input');
  await app.user.upload(input, new File(['E-mail;Symbole\n'], 'plans.csv', { type: 'text/csv' }));
  await app.user.click(button);
};
const openImport = (handlers: object) =>
  open('/kaskad/admin/investments/importer', { as: sampleKaskadAdmin(), handlers });

describe('importing grants', () => {
  const plan = {
    id: 'imp_1',
    file_name: 'plans.csv',
    creates: 0,
    done_at: null,
    problems: [],
    sample: [],
  };

  it('[B14] names the lines that have a problem, and offers no confirmation', async () => {
    const app = openImport({
      previewGrantImport: {
        ...plan,
        problems: [
          { line: 12, message: 'Le 31/02/2026 n’est pas une date du calendrier.' },
          { line: 40, message: 'La somme des tranches est différente du total.' },
          { line: 181, message: 'Cet e-mail n’est pas celui d’un utilisateur.' },
        ],
      },
    });
    await chooseFile(app);
    expect(await screen.findByText('3 problèmes à corriger dans le fichier')).toBeDefined();
    const problems = within(screen.getByRole('table', { name: 'Problèmes du fichier' }));
    expect(problems.getByRole('row', { name: /Ligne 12/ }).textContent).toContain('31/02/2026');
    expect(problems.getByRole('row', { name: /Ligne 181/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Créer/ })).toBeNull();
  });

  it('[B14] creates what was checked, once confirmed', async () => {
    const checked = {
      ...plan,
      creates: 280,
      sample: [{ line: 2, email: 'odile.carrel@exemple.fr', symbol: 'KSK', total: '60000', tranches: 25 }],
    };
    const app = openImport({
      previewGrantImport: checked,
      commitGrantImport: { ...checked, done_at: '2026-11-22T12:00:00.000Z' },
    });
    await chooseFile(app);
    expect(await screen.findByRole('row', { name: /odile.carrel/ })).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Créer 280 plans' }));
    expect(await screen.findByText('280 plans créés')).toBeDefined();
    expect(app.calls('commitGrantImport')[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('says what is wrong with the whole file, and keeps it', async () => {
    const app = openImport({
      previewGrantImport: () =>
        reply(422, { error: 'Il manque ces colonnes : Total.', code: 'validation_failed' }),
    });
    await chooseFile(app);
    expect(await screen.findByText('Il manque ces colonnes : Total.')).toBeDefined();
    expect(screen.getByText('plans.csv')).toBeDefined();
  });
});
