import { reply, sampleUser } from '@repo/api-sdk/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';
import { IdentityCard } from './IdentityCard.tsx';

const openApp = useYieldApp();
const user = sampleUser();

async function edit(app: ReturnType<typeof openApp>) {
  await app.heading('Profil');
  await app.user.click(await screen.findByRole('button', { name: 'Modifier' }));
}
const save = (app: ReturnType<typeof openApp>) =>
  app.user.click(screen.getByRole('button', { name: 'Enregistrer' }));

describe('the identity of a profile', () => {
  it('shows each field, with the country in French and the identity status', async () => {
    openApp('/profile', { as: user });
    const terms = within(await screen.findByRole('region', { name: 'Vos informations' }));
    await terms.findByText('France');
    const shown = terms
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(shown).toEqual([
      ['Prénom', user.firstname],
      ['Nom', user.lastname],
      ['Adresse e-mail', user.email],
      ['Téléphone', user.phone],
      ['Adresse postale', user.address],
      ['Code postal', user.zip_code],
      ['Ville', user.city],
      ['Pays de résidence', 'France'],
      ['Statut KYC (vérification d’identité)', 'Valide'],
    ]);
    expect(screen.getByText('Utilisateur')).toBeDefined();
  });

  it('shows an identity that is not validated', () => {
    render(<IdentityCard user={{ ...user, is_kyc: false }} />);
    expect(screen.getByText('Invalide')).toBeDefined();
    expect(screen.queryByText('Valide')).toBeNull();
  });

  it.each([
    ['Prénom', 'Merci de renseigner votre prénom.'],
    ['Nom', 'Merci de renseigner votre nom.'],
    ['Téléphone', 'Merci de renseigner votre téléphone.'],
    ['Adresse postale', 'Merci de renseigner votre adresse postale.'],
    ['Code postal', 'Merci de renseigner votre code postal.'],
    ['Ville', 'Merci de renseigner votre ville.'],
  ])('without « %s » shows « %s » and saves nothing', async (label, message) => {
    const app = openApp('/profile', { as: user });
    await edit(app);
    await app.user.clear(screen.getByLabelText(label));
    await save(app);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(app.api.requests.map(({ operationId }) => operationId)).not.toContain('updateMe');
  });

  it('is saved with both country fields, with a toast, and returns to the read view; the e-mail is not editable', async () => {
    const app = openApp('/profile', { as: user, handlers: { updateMe: { ...user, city: 'Bron' } } });
    await edit(app);
    expect(screen.getByLabelText<HTMLInputElement>('Adresse e-mail').readOnly).toBe(true);
    const city = screen.getByLabelText('Ville');
    await app.user.clear(city);
    await app.user.type(city, 'Bron');
    await save(app);
    expect(await screen.findByText('Profil mis à jour.')).toBeDefined();
    expect(screen.getByText('Bron')).toBeDefined();
    const { body } = app.api.requests.find(({ operationId }) => operationId === 'updateMe') ?? {};
    expect(body).toMatchObject({ user: { city: 'Bron', country: 'FRA', country_address: 'FRA' } });
  });

  it('once it was verified, awaits the team: the request is shown, and can be withdrawn', async () => {
    const lines = [{ label: 'Ville', before: 'Lyon', after: 'Bron' }];
    const waiting = { ...user, profile_change: { created_at: '2026-03-02T09:00:00.000Z', lines } };
    const app = openApp('/profile', {
      as: user,
      handlers: { updateMe: waiting, cancelProfileChange: user },
    });
    await edit(app);
    await save(app);
    expect(await screen.findByText('Modification demandée. Notre équipe la vérifie.')).toBeDefined();
    expect(screen.getByText('Modification en attente de vérification')).toBeDefined();
    expect(screen.getByText('Lyon → Bron')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Modifier' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Annuler ma demande' }));
    expect(await screen.findByRole('button', { name: 'Modifier' })).toBeDefined();
    expect(screen.queryByText('Lyon → Bron')).toBeNull();
    expect(app.calls('cancelProfileChange')).toHaveLength(1);
  });

  it('warns before a verified identity is changed that no contract is signed meanwhile', async () => {
    const app = openApp('/profile', { as: user });
    await edit(app);
    expect(screen.getByText(/D’ici là, aucun contrat ne peut être signé/)).toBeDefined();
  });

  it('focuses the form, and « Modifier » again when it is cancelled', async () => {
    const app = openApp('/profile', { as: user });
    await edit(app);
    expect(document.activeElement).toBe(screen.getByLabelText('Prénom'));
    await app.user.type(screen.getByLabelText('Ville'), ' Nord');
    await app.user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Modifier' }));
    expect(screen.queryByText(`${user.city} Nord`)).toBeNull();
    expect(app.calls('updateMe')).toHaveLength(0);
  });

  it('shows every error of a refused save, joined by a comma, and keeps the input', async () => {
    const refusal = reply(422, {
      error: 'Refusé.',
      code: 'validation_failed',
      errors: { city: ['Ville inconnue.'], phone: ['Numéro inconnu.'] },
    });
    const app = openApp('/profile', { as: user, handlers: { updateMe: refusal } });
    await edit(app);
    await save(app);
    expect((await screen.findByRole('alert')).textContent).toBe('Ville inconnue., Numéro inconnu.');
    expect(screen.getByLabelText<HTMLInputElement>('Ville').value).toBe('Lyon');
  });
});

describe('the password of a profile', () => {
  it('needs twelve characters, then is changed', async () => {
    const app = openApp('/profile', { as: user, handlers: { changePassword: { success: true } } });
    await app.user.click(await screen.findByRole('button', { name: 'Changer le mot de passe' }));
    await app.user.type(screen.getByLabelText('Mot de passe actuel'), 'Demonstration-2026!');
    await app.user.type(screen.getByLabelText('Nouveau mot de passe'), 'court');
    await app.user.click(screen.getByRole('button', { name: 'valider' }));
    expect(await screen.findByText('Le mot de passe doit contenir au moins 12 caractères.')).toBeDefined();
    await app.user.type(screen.getByLabelText('Nouveau mot de passe'), '-et-long-2026');
    await app.user.click(screen.getByRole('button', { name: 'valider' }));
    expect(await screen.findByText('Le mot de passe a été modifié !')).toBeDefined();
    const button = await screen.findByRole('button', { name: 'Changer le mot de passe' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('a cancelled password change', () => {
  it('changes nothing', async () => {
    const app = openApp('/profile', { as: user });
    await app.user.click(await screen.findByRole('button', { name: 'Changer le mot de passe' }));
    await app.user.type(screen.getByLabelText('Nouveau mot de passe'), 'Demonstration-2027!');
    await app.user.click(screen.getByRole('button', { name: 'annuler' }));
    expect(screen.queryByLabelText('Nouveau mot de passe')).toBeNull();
    expect(app.calls('changePassword')).toHaveLength(0);
  });
});

describe('the second factor of a profile', () => {
  const on = { ...user, two_factor_enabled: true };

  it('may be turned off by its owner', async () => {
    openApp('/profile', { as: on });
    expect(await screen.findByRole('button', { name: 'Désactiver' })).toBeDefined();
  });

  it('is turned on with the code of an e-mail; its button then has the focus', async () => {
    let me = user;
    const app = openApp('/profile', {
      as: user,
      handlers: {
        getMe: () => me,
        enableTwoFactor: { success: true, two_factor_enabled: false, token: 'chl' },
        verifyTwoFactor: () => {
          me = on;
          return { token: 'tok', user: on };
        },
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Activer' }));
    await app.user.type(await screen.findByLabelText('Code à 6 chiffres'), '123456');
    const button = await screen.findByRole('button', { name: 'Désactiver' });
    expect(screen.getByText('Activée')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(app.calls('verifyTwoFactor')[0]?.headers.get('authorization')).toBe('Bearer chl');
  });

  it('is turned off with the password; its button then has the focus', async () => {
    const { promise, resolve } = Promise.withResolvers<{ success: boolean; two_factor_enabled: boolean }>();
    let me = on;
    const app = openApp('/profile', {
      as: on,
      handlers: {
        getMe: () => me,
        disableTwoFactor: () => promise,
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Désactiver' }));
    await app.user.type(await screen.findByLabelText('Votre mot de passe'), 'Demonstration-2026!');
    await app.user.click(screen.getByRole('button', { name: 'Désactiver' }));
    expect(screen.getByRole('button', { name: 'Annuler' })).toHaveProperty('disabled', true);
    me = user;
    resolve({ success: true, two_factor_enabled: false });
    const button = await screen.findByRole('button', { name: 'Activer' });
    expect(screen.getByText('Désactivée')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(app.calls('disableTwoFactor')[0]?.body).toEqual({ password: 'Demonstration-2026!' });
  });

  it('shows a message when it cannot be turned on', async () => {
    const app = openApp('/profile', {
      as: user,
      handlers: { enableTwoFactor: reply(500, { error: '', code: 'internal' }) },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Activer' }));
    expect(await screen.findByText('Erreur lors de l’activation du 2FA')).toBeDefined();
  });

  it('shows a message when it cannot be turned off, above the required password', async () => {
    const app = openApp('/profile', {
      as: on,
      handlers: { disableTwoFactor: reply(500, { error: '', code: 'internal' }) },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Désactiver' }));
    await app.user.type(await screen.findByLabelText('Votre mot de passe'), 'Demonstration-2026!');
    await app.user.click(screen.getByRole('button', { name: 'Désactiver' }));
    expect(await screen.findByText('Erreur lors de la désactivation du 2FA')).toBeDefined();
  });

  it('stays on for an account whose role requires it, and shows why', async () => {
    openApp('/profile', { as: { ...on, can_access_yield_admin: true } });
    expect(await screen.findByText('Votre fonction la rend obligatoire.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Désactiver' })).toBeNull();
  });
});

const unlinkButton = () => screen.findByRole('button', { name: 'Délier Kaskad' });

describe('the services of a profile', () => {
  const both = { ...user, can_access_kaskad: true };

  it('are linked by a code, without leaving', async () => {
    let me = user;
    const app = openApp('/profile', {
      as: user,
      handlers: {
        getMe: () => me,
        requestLinkService: { token: 'chl' },
        linkService: () => {
          me = both;
          return { token: 'tok', user: both };
        },
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Relier Kaskad' }));
    await app.user.type(await screen.findByLabelText('Code à 6 chiffres'), '123456');
    await unlinkButton();
    await waitFor(() => expect(app.calls('listSessions')).toHaveLength(2));
    expect(app.calls('requestLinkService')[0]?.body).toEqual({ service: 'kaskad' });
    expect(app.calls('linkService')[0]?.headers.get('authorization')).toBe('Bearer chl');
  });

  it('are unlinked with the password, after the consequences are shown', async () => {
    let me = both;
    const app = openApp('/profile', {
      as: both,
      handlers: {
        getMe: () => me,
        unlinkService: () => {
          me = user;
          return user;
        },
      },
    });
    await app.user.click(await unlinkButton());
    expect(screen.getByText(/Votre compte n’ouvrira plus Kaskad/)).toBeDefined();
    await app.user.click(await unlinkButton());
    expect(await screen.findByText('Vous devez renseigner votre mot de passe.')).toBeDefined();
    expect(app.calls('unlinkService')).toEqual([]);
    await app.user.type(screen.getByLabelText('Votre mot de passe'), 'Demonstration-2026!');
    await app.user.click(await unlinkButton());
    const link = await screen.findByRole('button', { name: 'Relier Kaskad' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(app.calls('unlinkService')[0]?.body).toEqual({
      service: 'kaskad',
      password: 'Demonstration-2026!',
    });
  });

  it('show why they stay linked, and « Annuler » changes nothing', async () => {
    const error = 'Vous avez encore, dans ce service, un contrat en cours.';
    const app = openApp('/profile', {
      as: both,
      handlers: { unlinkService: reply(409, { error, code: 'identity.service_in_use' }) },
    });
    await app.user.click(await unlinkButton());
    await app.user.type(screen.getByLabelText('Votre mot de passe'), 'Demonstration-2026!');
    await app.user.click(await unlinkButton());
    expect((await screen.findByRole('alert')).textContent).toContain(error);
    await app.user.click(screen.getByRole('button', { name: 'Annuler' }));
    const button = await unlinkButton();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('the documents of a company', () => {
  const company = sampleUser({
    is_company: true,
    kbis_url: 'http://api.test/files/k',
    kbis_validated: 'approved',
    rbe_url: 'http://api.test/files/r',
    rbe_validated: 'checking',
    statuts_url: 'http://api.test/files/s',
    statuts_validated: 'rejected',
    statuts_reason: 'Page illisible.',
  });

  it('show the status of each; only a rejected one may be replaced', async () => {
    openApp('/profile', { as: company });
    expect(await screen.findByText('Validé')).toBeDefined();
    expect(screen.getByText('En cours de révision')).toBeDefined();
    expect(screen.getByText('Non valide')).toBeDefined();
    expect(screen.getByText('Motif : Page illisible.')).toBeDefined();
    expect(document.querySelectorAll('input[type=file]')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Valider' })).toBeNull();
  });

  it('are listed under its name, number and legal form', async () => {
    openApp('/profile', {
      as: { ...company, company_name: 'Belleval', registration_number: '552100554', company_type: 'SAS' },
    });
    const card = within(await screen.findByRole('region', { name: 'Société' }));
    const shown = card
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(shown).toEqual([
      ['Nom de la société', 'Belleval'],
      ['Numéro de SIRET', '552\u00a0100\u00a0554'],
      ['Forme juridique', 'SAS'],
    ]);
  });

  it('offer « Valider » while one is missing, which requires a file first', async () => {
    const app = openApp('/profile', { as: { ...company, kbis_url: null, kbis_validated: null } });
    await app.user.click(await screen.findByRole('button', { name: 'Valider' }));
    expect(await screen.findByText('Aucun document à envoyer.')).toBeDefined();
  });

  it('show the selected file with its type and size, and can remove it', async () => {
    const app = openApp('/profile', { as: company });
    await screen.findByText('Non valide');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const file = new File([new Uint8Array(2048)], 'statuts.pdf', { type: 'application/pdf' });
    await app.user.upload(input!, file);
    expect(await screen.findByText('PDF · 2 Ko')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Valider' })).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Supprimer statuts.pdf' }));
    expect(screen.queryByText('statuts.pdf')).toBeNull();
  });
});

describe('the second service', () => {
  it('focuses the link that opens it once it is linked', async () => {
    const alone = sampleUser({ can_access_kaskad: false });
    const both = sampleUser({ can_access_kaskad: true });
    let isLinked = false;
    const app = openApp('/profile', {
      as: alone,
      handlers: {
        getMe: () => (isLinked ? both : alone),
        requestLinkService: { token: 'chl' },
        linkService: () => {
          isLinked = true;
          return { token: 'ses', user: both };
        },
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Relier Kaskad' }));
    await app.user.keyboard('123456');
    const link = await screen.findByRole('link', { name: 'Ouvrir Kaskad' });
    await waitFor(() => expect(document.activeElement).toBe(link));
  });
});
