import { reply } from '@repo/api-sdk/testing';
import { parisToday } from '@repo/client/clock';
import { addDays } from '@repo/domain/dates';
import { formatNumericDate } from '@repo/domain/format';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleParameter, sampleVersion } from '../../testing/sample-parameters.ts';

const open = usePages();
const as = sampleAdmin();
const at = '/admin/parametres';
const name = 'Seuil du contrôle à deux personnes des paiements';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const focused = () => document.activeElement?.getAttribute('aria-label');
const pending = {
  id: 'chg_1',
  kind: 'parameter.change',
  maker: 'Marc Vidal',
  created_at: '2026-01-05T10:00:00.000Z',
} as const;

/** Once it is loaded. */
async function card(title = name) {
  await screen.findAllByText('En vigueur');
  return within(screen.getByRole('region', { name: title }));
}

describe('a parameter', () => {
  it('without a version shows its first value', async () => {
    open(at, { as, handlers: { listParameterVersions: { parameters: [sampleParameter()] } } });
    const shown = await card();
    expect(shown.queryByRole('table')).toBeNull();
    expect(plain(shown.getByText(/valeur d’origine/).textContent)).toBe('100 000,00 €, valeur d’origine');
  });

  it('proposes the value of a past version again, and no other', async () => {
    const parameter = sampleParameter({
      key: 'FOOTER_EXIT_FEE',
      value: '0.3',
      versions: [
        sampleVersion({ id: 2, value: '0.3', effective_day: '2020-03-01', state: 'in_force' }),
        sampleVersion({ id: 1, value: '0.25', state: 'past' }),
      ],
    });
    const { user } = open(at, { as, handlers: { listParameterVersions: { parameters: [parameter] } } });
    const shown = await card('Frais de sortie');
    expect(shown.getAllByRole('button', { name: /^Revenir à cette version/ })).toHaveLength(1);
    await user.click(shown.getByRole('button', { name: /^Revenir à cette version.*05\/01\/2020, / }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: 'Nouvelle valeur' })).toHaveProperty('value', '0,25');
    expect(dialog.getByRole('textbox', { name: /Motif/ })).toHaveProperty(
      'value',
      'Retour à la valeur du 05/01/2020',
    );
  });

  it('shows what is in force, what comes next, and who entered and approved each version', async () => {
    const parameter = sampleParameter({
      key: 'FOOTER_EXIT_FEE',
      value: '0.25',
      first_value: '0.2',
      versions: [
        sampleVersion({ id: 2, value: '0.3', effective_day: '2020-03-01', state: 'planned' }),
        sampleVersion({ id: 1, value: '0.25', change_request_id: null, published_by: null }),
      ],
    });
    open(at, { as, handlers: { listParameterVersions: { parameters: [parameter] } } });
    const shown = await card('Frais de sortie');
    const text = plain((await screen.findByRole('region', { name: 'Frais de sortie' })).textContent);
    expect(text).toContain('En vigueur0,25 %, depuis le 5 janvier 2020');
    expect(text).toContain('Valeur d’origine0,2 %');
    expect(text).toContain('Ensuite0,3 %, à partir du 1er mars 2020');
    const next = within(shown.getByRole('row', { name: /01\/03\/2020/ }));
    expect(next.getByText('À venir')).toBeDefined();
    expect(next.getByText('Décision du comité')).toBeDefined();
    expect(next.getByText('Marc Vidal')).toBeDefined();
    const request = next.getByRole('link', { name: 'Inès Garnier, Voir la demande' });
    expect(request.getAttribute('href')).toBe('/admin/a-valider/chg_1');
    expect(within(shown.getByRole('row', { name: /05\/01\/2020/ })).queryByRole('link')).toBeNull();
  });

  it('with a pending change names it, and offers no other', async () => {
    open(at, {
      as,
      handlers: { listParameterVersions: { parameters: [sampleParameter({ pending_change: pending })] } },
    });
    const shown = await card();
    const link = await shown.findByRole('link', { name: 'Voir la demande' });
    expect(link.getAttribute('href')).toBe('/admin/a-valider/chg_1');
    expect(shown.queryByRole('button', { name: `Modifier : ${name}` })).toBeNull();
  });

  it('shows a failure with a retry', async () => {
    const failed = reply(500, { error: 'Panne', code: 'internal' });
    open(at, { as, handlers: { listParameterVersions: failed } });
    expect(await screen.findByText('Les paramètres n’ont pas pu être chargés')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
  });

  it('is opened from « À valider »', async () => {
    const { user } = open('/admin/a-valider', { as });
    await user.click(await screen.findByRole('link', { name: 'Paramètres' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Paramètres' })).toBeDefined();
  });
});

const day = addDays(parisToday(), 30);

/** The dialog of the threshold, filled in. */
async function fill(user: ReturnType<typeof open>['user'], value: string) {
  await user.click(await screen.findByRole('button', { name: /^Modifier/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Nouvelle valeur'), value);
  await user.click(dialog.getByRole('spinbutton', { name: /^jour/i }));
  await user.keyboard(formatNumericDate(day).replaceAll('/', ''));
  await user.type(dialog.getByRole('textbox', { name: 'Motif' }), ' Décision du comité ');
  return dialog;
}
const submit = 'Envoyer la modification';

describe('its change', () => {
  it('is sent with its day and reason, and shown as pending', async () => {
    let parameter = sampleParameter();
    const { user, calls } = open(at, {
      as,
      handlers: {
        listParameterVersions: () => ({ parameters: [parameter] }),
        changeParameter: () => {
          parameter = sampleParameter({ pending_change: pending });
          return parameter;
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Modifier/ }));
    const empty = within(await screen.findByRole('dialog'));
    await user.click(empty.getByRole('button', { name: submit }));
    expect(await empty.findByText('La valeur doit être un nombre.')).toBeDefined();
    expect(empty.getByText('Choisissez le jour d’effet.')).toBeDefined();
    expect(empty.getByText('Vous devez indiquer le motif.')).toBeDefined();
    await user.click(empty.getByRole('button', { name: 'Revenir' }));
    const dialog = await fill(user, '80000');
    expect(dialog.getByText('Un second utilisateur doit valider')).toBeDefined();
    expect(dialog.queryByText(/laisse passer davantage/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: submit }));
    expect(await screen.findByText(/un second utilisateur doit la valider/)).toBeDefined();
    expect(calls('changeParameter')[0]?.body).toEqual({
      value: '80000',
      effective_day: day,
      reason: 'Décision du comité',
    });
    expect(await screen.findByText(/^Modification en attente de validation/)).toBeDefined();
  });

  it('[A11] turns the control off by a choice, with its warning', async () => {
    const parameter = sampleParameter({ key: 'TWO_PERSON_CONTROL', value: '1', first_value: '1' });
    const { user, calls } = open(at, {
      as,
      handlers: {
        listParameterVersions: { parameters: [parameter] },
        changeParameter: { ...parameter, pending_change: pending },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Modifier/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Nouvelle valeur')).toBeDefined();
    expect(dialog.getByRole('radio', { name: 'Désactivé', checked: true })).toBeDefined();
    expect(dialog.getByText('Une personne seule pourra faire tout ce qui en demande deux.')).toBeDefined();
    await user.click(dialog.getByRole('spinbutton', { name: /^jour/i }));
    await user.keyboard(formatNumericDate(day).replaceAll('/', ''));
    await user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Congés');
    await user.click(dialog.getByRole('button', { name: submit }));
    await waitFor(() => expect(calls('changeParameter')[0]?.body).toMatchObject({ value: '0' }));
  });

  it('of a list of countries starts from those in force, which lead to the clients who live there', async () => {
    const parameter = sampleParameter({ key: 'REFUSED_COUNTRIES', value: 'IRN PRK', first_value: '' });
    const { user, calls } = open(at, {
      as,
      handlers: {
        listParameterVersions: { parameters: [parameter] },
        changeParameter: { ...parameter, pending_change: pending },
      },
    });
    expect(await screen.findByText(/^Iran, Corée du Nord/)).toBeDefined();
    const clients = screen.getByRole('link', { name: /Clients qui résident dans ce pays.*Iran/ });
    expect(clients.getAttribute('href')).toBe('/admin/users?pays=IRN');
    await user.click(screen.getByRole('button', { name: /^Modifier/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('combobox', { name: 'Ajouter un pays' }), 'Birm');
    await user.click(await screen.findByRole('option', { name: 'Birmanie' }));
    const chosen = () =>
      within(dialog.getByRole('list', { name: 'Pays de la liste' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replace('Retirer', ''));
    expect(chosen()).toEqual(['Iran', 'Birmanie', 'Corée du Nord']);
    expect(dialog.queryByText('Des pays refusés jusqu’ici seront acceptés.')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Retirer Iran' }));
    expect(dialog.getByText('Des pays refusés jusqu’ici seront acceptés.')).toBeDefined();
    await user.click(dialog.getByRole('spinbutton', { name: /^jour/i }));
    await user.keyboard(formatNumericDate(day).replaceAll('/', ''));
    await user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Liste du GAFI');
    await user.click(dialog.getByRole('button', { name: submit }));
    await waitFor(() => expect(calls('changeParameter')[0]?.body).toMatchObject({ value: 'MMR PRK' }));
  });

  it('of a list of countries keeps the focus where countries are added, and moves it to a neighbour of one that is taken out', async () => {
    const parameter = sampleParameter({ key: 'REFUSED_COUNTRIES', value: 'IRN PRK', first_value: '' });
    const { user } = open(at, { as, handlers: { listParameterVersions: { parameters: [parameter] } } });
    await user.click(await screen.findByRole('button', { name: /^Modifier/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = () => dialog.getByRole('combobox', { name: 'Ajouter un pays' });
    await user.type(field(), 'Birm');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(dialog.getByRole('button', { name: 'Retirer Birmanie' })).toBeDefined();
    expect(document.activeElement).toBe(field());
    expect(field()).toHaveProperty('value', '');
    await user.keyboard('Cuba{ArrowDown}{Enter}');
    const remove = (country: string) =>
      user.click(dialog.getByRole('button', { name: `Retirer ${country}` }));
    await remove('Cuba');
    expect(focused()).toBe('Retirer Iran');
    await remove('Corée du Nord');
    expect(focused()).toBe('Retirer Birmanie');
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Retirer Iran');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(field());
  });

  it('warns when less would be controlled', async () => {
    const { user } = open(at, {
      as,
      handlers: { listParameterVersions: { parameters: [sampleParameter()] } },
    });
    const dialog = await fill(user, '200000');
    expect(dialog.getByText(/laisse passer davantage de cas/)).toBeDefined();
  });

  it('is made at once where one person is enough', async () => {
    const { user } = open(at, {
      as,
      handlers: {
        getChangeControl: { has_two_person_control: false },
        listParameterVersions: { parameters: [sampleParameter()] },
        changeParameter: sampleParameter({ value: '80000' }),
      },
    });
    const dialog = await fill(user, '80000');
    expect(dialog.queryByText('Un second utilisateur doit valider')).toBeNull();
    await user.click(dialog.getByRole('button', { name: submit }));
    expect(await screen.findByText('Modification enregistrée.')).toBeDefined();
  });

  it('[A44] stays in its form, beside the other request, when another person made one meanwhile', async () => {
    let parameter = sampleParameter();
    const { user } = open(at, {
      as,
      handlers: {
        listParameterVersions: () => ({ parameters: [parameter] }),
        changeParameter: () => {
          parameter = sampleParameter({ pending_change: pending });
          return reply(409, {
            error: 'Cette modification est déjà demandée.',
            code: 'change_requests.already_pending',
          });
        },
      },
    });
    const dialog = await fill(user, '80000');
    await user.click(dialog.getByRole('button', { name: submit }));
    expect(await dialog.findByText('Cette modification est déjà demandée.')).toBeDefined();
    expect((await dialog.findByRole('link', { name: 'Voir la demande' })).getAttribute('href')).toBe(
      '/admin/a-valider/chg_1',
    );
    expect(plain(dialog.getByLabelText(/^Nouvelle valeur/).getAttribute('value'))).toBe('80 000');
  });

  it('stays in its form when it is refused', async () => {
    const { user } = open(at, {
      as,
      handlers: {
        listParameterVersions: { parameters: [sampleParameter()] },
        changeParameter: reply(422, {
          error: 'Cette valeur est déjà celle qui s’appliquera ce jour-là.',
          code: 'validation_failed',
          errors: { value: ['Cette valeur est déjà celle qui s’appliquera ce jour-là.'] },
        }),
      },
    });
    const dialog = await fill(user, '100000');
    await user.click(dialog.getByRole('button', { name: submit }));
    expect((await dialog.findAllByText(/déjà celle qui s’appliquera/)).length).toBeGreaterThan(0);
  });
});
