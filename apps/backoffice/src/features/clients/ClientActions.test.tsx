import { type MockHandlers, reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleClientRecord } from '../../testing/sample-clients.ts';

const open = usePages();
const as = sampleAdmin();
const path = '/admin/users/usr_camille?onglet=acces';
const record = (...[client, change]: Parameters<typeof sampleClientRecord>): MockHandlers => ({
  getClient: sampleClientRecord(client, change),
});
const actions = () => screen.findByRole('region', { name: 'Actions' });
const namesIn = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

const outcome = (removalAt: string | null) => ({ removal_at: removalAt, pending_change: null });

describe('the actions on a client’s account', () => {
  it('lock it with a reason, once', async () => {
    const { user, calls } = open(path, {
      as,
      handlers: {
        ...record(),
        lockClient: sampleClientRecord({ state: 'locked' }, { locked_at: '2026-01-05T10:00:00.000Z' }),
      },
    });
    await user.click(await within(await actions()).findByRole('button', { name: 'Bloquer le compte' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bloquer le compte de Camille Moreau' }));
    await user.click(dialog.getByRole('button', { name: 'Bloquer' }));
    expect(calls('lockClient')).toHaveLength(0);
    await user.type(dialog.getByRole('textbox', { name: /Motif/ }), ' Fraude présumée ');
    await user.click(dialog.getByRole('button', { name: 'Bloquer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('lockClient').map(({ body }) => body)).toEqual([{ reason: 'Fraude présumée' }]);
    expect(calls('getClient').length).toBeGreaterThan(1);
  });

  it('are those that its state allows', async () => {
    open(path, { as, handlers: record({ state: 'locked' }, { locked_at: '2026-01-05T10:00:00.000Z' }) });
    expect(namesIn(await actions())).toEqual(['Débloquer le compte', 'Changer le rôle et les accès']);
    expect(screen.getByText(/Compte bloqué depuis le 5 janvier 2026/)).toBeDefined();
  });

  it('leave out devices that are not there', async () => {
    open(path, { as, handlers: record({}, { sessions: 0 }) });
    expect(namesIn(await actions())).toEqual([
      'Envoyer un lien de mot de passe',
      'Bloquer le compte',
      'Changer le rôle et les accès',
      'Boîte e-mail perdue',
    ]);
  });

  it.each([
    ['one’s own account', { id: 'usr_ines' }, false, /votre propre compte/],
    ['the account of another administrator', {}, true, /super administrateur/],
  ])('are none on %s, with the reason', async (_what, client, isStaff, sentence) => {
    open(path, { as, handlers: record(client, { is_staff: isStaff }) });
    const region = await actions();
    expect(region.textContent).toMatch(sentence);
    expect(namesIn(region)).toEqual([]);
  });

  it('request another role of a second person, with all that the account opens', async () => {
    const { user, calls } = open(path, {
      as,
      handlers: { ...record(), changeClientAccess: sampleClientRecord() },
    });
    await user.click(await screen.findByRole('button', { name: 'Changer le rôle et les accès' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rôle et accès de Camille Moreau' }));
    const submit = dialog.getByRole('button', { name: 'Demander la modification' });
    expect(submit).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('radio', { name: 'CGP' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Accès à Kaskad' }));
    await user.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Convention signée');
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('changeClientAccess').map(({ body }) => body)).toEqual([
      {
        access: {
          role: 'cgp',
          can_access_yield: true,
          can_access_kaskad: true,
          can_access_yield_admin: false,
          can_access_kaskad_admin: false,
        },
        reason: 'Convention signée',
      },
    ]);
  });

  it('request another address of a second person, and stop it before its hour', async () => {
    const planned = { email: 'nouvelle@exemple.fr', effective_at: '2026-01-07T10:00:00.000Z' };
    let isPlanned = false;
    const { user, calls } = open(path, {
      as,
      handlers: {
        getClient: () => sampleClientRecord({}, { planned_email: isPlanned ? planned : null }),
        replaceClientEmail: () => {
          isPlanned = true;
          return sampleClientRecord({}, { planned_email: planned });
        },
        stopClientEmail: () => {
          isPlanned = false;
          return sampleClientRecord();
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Boîte e-mail perdue' }));
    const field = await screen.findByRole('textbox', { name: 'Nouvelle adresse e-mail' });
    await user.type(field, 'nouvelle@exemple');
    const submit = screen.getByRole('button', { name: 'Demander le changement' });
    expect(submit).toHaveProperty('disabled', true);
    await user.type(field, '.fr');
    await user.type(screen.getByRole('textbox', { name: /Motif/ }), 'Vérifié par téléphone');
    await user.click(submit);
    expect(
      await screen.findByText(/nouvelle@exemple.fr remplacera son adresse le 7 janvier 2026/),
    ).toBeDefined();
    expect(calls('replaceClientEmail').map(({ body }) => body)).toEqual([
      { email: 'nouvelle@exemple.fr', reason: 'Vérifié par téléphone' },
    ]);
    expect(screen.getByRole('button', { name: 'Boîte e-mail perdue' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Arrêter' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Boîte retrouvée');
    await user.click(dialog.getByRole('button', { name: 'Arrêter' }));
    await waitFor(() => expect(screen.queryByText(/remplacera son adresse/)).toBeNull());
    expect(calls('stopClientEmail')).toHaveLength(1);
  });

  it('request the removal of lost factors of a second person, and stop it before its hour', async () => {
    let at: string | null = null;
    const { user, calls } = open(path, {
      as,
      handlers: {
        getClient: () => sampleClientRecord({}, { has_own_factor: true, factor_removal_at: at }),
        requestFactorRemoval: () => {
          at = '2026-01-07T10:00:00.000Z';
          return outcome(at);
        },
        stopFactorRemoval: () => {
          at = null;
          return outcome(null);
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Moyens de vérification perdus' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Un second utilisateur doit valider')).toBeDefined();
    expect(dialog.getByText(/^Lu par le second utilisateur/)).toBeDefined();
    const submit = () => user.click(dialog.getByRole('button', { name: 'Demander le retrait' }));
    await submit();
    expect(await dialog.findByText('Vous devez indiquer le motif.')).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Vérifié par téléphone');
    await submit();
    expect(await screen.findByText(/seront retirés le 7 janvier 2026 à 11:00/)).toBeDefined();
    expect(calls('requestFactorRemoval').map(({ body }) => body)).toEqual([
      { reason: 'Vérifié par téléphone' },
    ]);
    const again = screen.getByRole('button', { name: 'Moyens de vérification perdus' });
    expect(again).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Arrêter le retrait' }));
    const stopping = within(await screen.findByRole('dialog'));
    await user.type(stopping.getByRole('textbox', { name: /Motif/ }), 'Téléphone retrouvé');
    await user.click(stopping.getByRole('button', { name: 'Arrêter le retrait' }));
    await waitFor(() => expect(screen.queryByText(/seront retirés le/)).toBeNull());
    expect(calls('stopFactorRemoval')).toHaveLength(1);
  });

  it('promise no second person where two-person control is off', async () => {
    const { user } = open(path, {
      as,
      handlers: {
        getClient: sampleClientRecord({}, { has_own_factor: true }),
        getChangeControl: { has_two_person_control: false },
      },
    });
    const opened = async (name: string) => {
      await user.click(await screen.findByRole('button', { name }));
      return within(await screen.findByRole('dialog'));
    };
    for (const [name, submit] of [
      ['Moyens de vérification perdus', 'Planifier le retrait'],
      ['Boîte e-mail perdue', 'Planifier le changement'],
      ['Changer le rôle et les accès', 'Modifier'],
    ] as const) {
      const dialog = await opened(name);
      expect(await dialog.findByRole('button', { name: submit })).toBeDefined();
      expect(dialog.queryByText(/second utilisateur|Après validation/i)).toBeNull();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('do not offer the removal of factors to a client who has none', async () => {
    open(path, { as, handlers: record() });
    expect(await screen.findByRole('button', { name: 'Boîte e-mail perdue' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Moyens de vérification perdus' })).toBeNull();
  });

  it('[A44] keep what was typed beside the account as it is now when a colleague was first', async () => {
    const { api, user } = open(path, {
      as,
      handlers: {
        ...record(),
        endClientSessions: () => {
          api.use({ getClient: sampleClientRecord({}, { sessions: 0 }) });
          return reply(409, { error: 'Aucun appareil n’est connecté.', code: 'clients.no_session' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Déconnecter ses appareils' }));
    await user.type(await screen.findByRole('textbox', { name: /Motif/ }), 'Vol');
    await user.click(screen.getByRole('button', { name: 'Déconnecter' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Cette fiche a changé entre-temps' }));
    expect(conflict.getByRole('row', { name: /^Appareils connectés/ }).textContent).toContain('0');
    expect(conflict.getByRole('row', { name: /^Motif/ }).textContent).toContain('Vol');
  });
});
