import { reply, sampleUser } from '@repo/api-sdk/testing';
import { useNodeForms } from '@repo/client/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

const openApp = useYieldApp();
useNodeForms();
const adviser = {
  firstname: 'Paul',
  lastname: 'Conseil',
  calendly_url: 'https://calendly.com/paul-conseil',
};
const refused = (refusal: { can_retry: boolean; comment: string | null }) => ({
  id: 'app',
  applicant_id: 'a1',
  status: 'rejected' as const,
  refusal,
});

const created = sampleUser({ is_kyc: false, kyc_status: 'pending' });

/** Field, valid input, and the message before it is typed (R060–R073), in the order of the checks. */
const checks = [
  ['Nom', 'Durand', 'Vous devez renseigner votre nom.'],
  ['Prénom', 'Zoé', 'Vous devez renseigner votre prénom.'],
  ['Adresse personnelle', '1 rue Verte', 'Vous devez renseigner votre adresse personnelle.'],
  ['Code postal', '75001', 'Vous devez renseigner un code postal.'],
  ['Ville de résidence', 'Paris', 'Vous devez renseigner une ville de résidence.'],
  ['Nom de la société', 'Belleval', 'Vous devez renseigner un nom de société.'],
  ['Numéro de SIRET', '73282932000074', 'Vous devez renseigner un numéro de SIRET pour la société.'],
  ['Forme juridique', 'SAS', 'Vous devez renseigner une forme légale de société.'],
  ['Adresse e-mail', 'Zoe@Exemple.fr', 'L’email n’est pas valide.'],
  ['Mot de passe', 'court', 'Vous devez renseigner un mot de passe.'],
  ['Confirmez le mot de passe', 'cour', 'Vous devez renseigner un mot de passe.'],
  ['Confirmez le mot de passe', 't', 'Les mots de passe ne correspondent pas.'],
  ['Mot de passe', 'Demonstration-2026!', 'Votre mot de passe doit faire au minimum 12 caractères.'],
  ['Confirmez le mot de passe', 'Demonstration-2026!', 'Les mots de passe ne correspondent pas.'],
  ['Téléphone', '0612345678', 'Vous devez renseigner un numéro de téléphone valide.'],
] as const;

/** The payload of R075, normalised as in R076, for the inputs of `checks`. */
const person = {
  firstname: 'Zoé',
  lastname: 'Durand',
  email: 'zoe@exemple.fr',
  password: 'Demonstration-2026!',
  password_confirmation: 'Demonstration-2026!',
  phone: '06-12-34-56-78',
  address: '1 rue Verte',
  zip_code: '75001',
  city: 'Paris',
  country_address: 'FRA',
  terms_accepted: true,
  terms_version: '2026-11',
};
const noCompany = { is_company: false, company_name: null, registration_number: null, company_type: null };
const company = {
  is_company: true,
  company_name: 'Belleval',
  registration_number: '73282932000074',
  company_type: 'SAS',
};

const warning = () => screen.queryByText(/Ce numéro n’est pas valide/);

type Opened = ReturnType<typeof openApp>;

async function fill(app: Opened, label: string, text: string) {
  if (label === 'Forme juridique') {
    await app.user.click(screen.getByRole('button', { name: new RegExp(label) }));
    await app.user.click(await screen.findByRole('option', { name: text, hidden: false }));
    return;
  }
  const field = screen.getByLabelText(label);
  if (text.length > 8 && label.includes('asse')) await app.user.clear(field);
  await app.user.click(field);
  await app.user.paste(text);
}

const send = (app: Opened) => app.user.click(screen.getByRole('button', { name: 'Continuer' }));
const said = async () => (await screen.findByRole('alert')).textContent;

async function fillPerson(app: Opened) {
  for (const [label, text] of checks) {
    if (!/société|SIRET|juridique|passe/.test(label)) await fill(app, label, text);
  }
  await fill(app, 'Mot de passe', 'Demonstration-2026!');
  await fill(app, 'Confirmez le mot de passe', 'Demonstration-2026!');
  await app.user.click(screen.getByRole('checkbox'));
}

describe('the account of a registration', () => {
  it('shows the first failing check, in the order of the specification, and sends no request', async () => {
    const app = openApp('/register');
    await app.heading('Créer un compte');
    await app.user.click(screen.getByRole('radio', { name: /Professionnel/ }));
    for (const [label, text, message] of checks) {
      await send(app);
      expect(await said()).toBe(message);
      await fill(app, label, text);
    }
    await send(app);
    expect(await said()).toBe('Vous devez accepter les CGV pour continuer.');
    expect(app.api.requests).toEqual([]);
  });

  it('opens the terms from the label of their checkbox, on a separate page (R074)', async () => {
    const app = openApp('/register');
    await app.heading('Créer un compte');
    const label = 'J’accepte les conditions générales de vente (CGV).';
    const box = screen.getByRole('checkbox', { name: label });
    const link = screen.getByRole('link', { name: 'conditions générales de vente (CGV)' });
    expect(link.getAttribute('href')).toBe('/cgv/2026-11');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
    box.focus();
    await app.user.tab();
    expect(document.activeElement).toBe(link);
  });

  it('switching the type of account clears the company fields', async () => {
    const app = openApp('/register');
    await app.heading('Créer un compte');
    await app.user.click(screen.getByRole('radio', { name: /Professionnel/ }));
    expect(screen.getByRole('heading', { name: 'Gérant' })).toBeDefined();
    await fill(app, 'Nom de la société', 'Belleval');
    await app.user.click(screen.getByRole('radio', { name: /Particulier/ }));
    expect(screen.getByRole('heading', { name: 'Utilisateur' })).toBeDefined();
    await app.user.click(screen.getByRole('radio', { name: /Professionnel/ }));
    expect(screen.getByLabelText<HTMLInputElement>('Nom de la société').value).toBe('');
  });

  it('sends the payload of the spec and continues with the identity step', async () => {
    const app = openApp('/register', {
      handlers: { register: { token: 'tok', user: created }, getMe: created },
    });
    await app.heading('Créer un compte');
    await fillPerson(app);
    await send(app);
    await screen.findByText('Type de document');
    expect(document.activeElement?.textContent).toContain('Étape 2 sur 2');
    const { body, headers } = app.api.requests.find(({ operationId }) => operationId === 'register') ?? {};
    expect(body).toEqual({ service: 'yield', user: { ...person, ...noCompany } });
    expect(headers?.get('idempotency-key')).toBeTruthy();
    expect(app.path()).toBe('/register');
    expect(sessionStorage.getItem('form_drafts')).not.toContain('Zoé');
  });

  it('sends the company of a professional with its manager', async () => {
    const app = openApp('/register', {
      handlers: { register: { token: 'tok', user: created }, getMe: created },
    });
    await app.heading('Créer un compte');
    await app.user.click(screen.getByRole('radio', { name: /Professionnel/ }));
    await fillPerson(app);
    await fill(app, 'Nom de la société', 'Belleval');
    await fill(app, 'Numéro de SIRET', '73282932000074');
    await fill(app, 'Forme juridique', 'SAS');
    await send(app);
    await screen.findByText('Type de document');
    expect(app.calls('register').map(({ body }) => body)).toEqual([
      { service: 'yield', user: { ...person, ...company } },
    ]);
  });

  it('groups a SIRET, and warns of a wrong key without refusing it, but not for a foreign company', async () => {
    const app = openApp('/register');
    await app.heading('Créer un compte');
    await app.user.click(screen.getByRole('radio', { name: /Professionnel/ }));
    const number = screen.getByLabelText<HTMLInputElement>('Numéro de SIRET');
    await app.user.type(number, '73282932000075');
    expect(warning()).toBeNull();
    await app.user.tab();
    expect(number.value).toBe('732\u00a0829\u00a0320\u00a000075');
    expect(warning()).not.toBeNull();
    expect(number.getAttribute('aria-invalid')).toBeNull();
    await fill(app, 'Forme juridique', 'Société étrangère');
    expect(warning()).toBeNull();
    await app.user.clear(number);
    await app.user.type(number, '73282932000074');
    await fill(app, 'Forme juridique', 'SAS');
    expect(number.value).toBe('732\u00a0829\u00a0320\u00a000074');
    expect(warning()).toBeNull();
  });

  it('shows that the address is taken, and keeps the input', async () => {
    const taken = reply(422, {
      error: 'Refusé.',
      code: 'validation_failed',
      errors: { email: ['est déjà pris'] },
    });
    const app = openApp('/register', { handlers: { register: taken } });
    await app.heading('Créer un compte');
    await fillPerson(app);
    await send(app);
    expect(await said()).toBe('Échec de l’enregistrementCet email est déjà utilisé.');
    expect(screen.getByLabelText<HTMLInputElement>('Prénom').value).toBe('Zoé');
  });

  it('keeps the input across a reload, except the passwords', async () => {
    const app = openApp('/register');
    await app.heading('Créer un compte');
    await fill(app, 'Prénom', 'Zoé');
    await fill(app, 'Mot de passe', 'Demonstration-2026!');
    const kept = sessionStorage.getItem('form_drafts');
    expect(kept).toContain('Zoé');
    expect(kept).not.toContain('Demonstration');
  });
});

describe('the identity of a registration', () => {
  const registering = { as: created, isRegistering: true };

  it('is restored by a reload', async () => {
    const app = openApp('/register', registering);
    await screen.findByText('Type de document');
    expect(app.path()).toBe('/register');
  });

  it('requires both sides of an identity card, and one file of a passport', async () => {
    const app = openApp('/register', registering);
    await screen.findByText('Type de document');
    const go = () => app.user.click(screen.getByRole('button', { name: 'Envoyer et continuer' }));
    await go();
    expect(await said()).toBe('Merci de joindre un fichier.');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await app.user.upload(input!, new File(['x'], 'recto.png', { type: 'image/png' }));
    await waitFor(async () =>
      expect(await said()).toBe('Veuillez joindre le recto ET le verso de votre carte d’identité.'),
    );
    await app.user.click(screen.getByRole('radio', { name: /Passeport/ }));
    expect(screen.queryByText('recto.png')).toBeNull();
    expect(app.api.requests.map(({ operationId }) => operationId)).not.toContain('uploadDocument');
  });

  it('cancelling deletes the applicant and the account, and resets the form', async () => {
    const app = openApp('/register', {
      ...registering,
      handlers: {
        deleteApplicant: reply(404, { error: 'Introuvable.', code: 'not_found' }),
        cancelUser: { success: true },
      },
    });
    await app.user.click(await screen.findByText('Annuler l’inscription'));
    await app.user.click(await screen.findByRole('button', { name: 'Supprimer mon inscription' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Prénom')).value).toBe('');
    expect(app.storage.getItem('token')).toBeNull();
  });

  it('ends on the dashboard with a welcome toast once the server has verified it', async () => {
    const verified = sampleUser({ kyc_status: 'verified' });
    const app = openApp('/register', {
      as: verified,
      isRegistering: true,
      handlers: { listStrategies: { strategies: [] } },
    });
    expect(await screen.findByText('Bienvenue chez Yield ! 🎉')).toBeDefined();
    await waitFor(() => expect(app.path()).toBe('/dashboard'));
    expect(app.storage.getItem('registration_pending')).toBeNull();
  });

  const rejected = sampleUser({ is_kyc: false, kyc_status: 'rejected', assigned_sales: adviser });
  it('shows a rejection, and leads to the pending screen', async () => {
    const app = openApp('/register', {
      as: rejected,
      isRegistering: true,
      handlers: { getApplicant: reply(404, { error: 'Introuvable.', code: 'not_found' }) },
    });
    expect(await screen.findByText('Votre identification a été rejetée par le système.')).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Continuer' }));
    await app.heading('Votre identité n’a pas été validée');
    expect(screen.getByText('La vérification de votre identité (KYC) a été refusée.')).toBeDefined();
    expect(screen.queryByText('Votre compte est actif')).toBeNull();
  });

  it('shows why it is refused for good, and the contact, without a retry', async () => {
    const comment = 'Le document présenté n’a pas pu être accepté.';
    openApp('/register', {
      as: rejected,
      isRegistering: true,
      handlers: { getApplicant: refused({ can_retry: false, comment }) },
    });
    expect(await screen.findByText(comment)).toBeDefined();
    const contact = screen.getByRole('link', { name: 'Contacter l’équipe commerciale' });
    expect(contact.getAttribute('href')).toBe(adviser.calendly_url);
    expect(screen.queryByRole('button', { name: 'Envoyer un nouveau document' })).toBeNull();
  });

  it('offers another document when the refusal may be retried, and keeps the account', async () => {
    const comment = 'La photo du document n’est pas lisible.';
    const app = openApp('/register', {
      as: rejected,
      isRegistering: true,
      handlers: { getApplicant: refused({ can_retry: true, comment }) },
    });
    expect(await screen.findByText(comment)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Contacter l’équipe commerciale' })).toBeNull();
    await app.user.click(await screen.findByRole('button', { name: 'Envoyer un nouveau document' }));
    expect(await screen.findByText('Type de document')).toBeDefined();
    expect(screen.queryByText('Annuler l’inscription')).toBeNull();
  });

  it('shows the same on the pending screen: the reason, and a retry only when allowed', async () => {
    const comment = 'La photo du document n’est pas lisible.';
    const app = openApp('/kyc-en-attente', {
      as: rejected,
      handlers: { getApplicant: refused({ can_retry: true, comment }) },
    });
    expect(await screen.findByText(comment)).toBeDefined();
    await app.user.click(await screen.findByRole('button', { name: 'Envoyer un nouveau document' }));
    expect(await screen.findByText('Votre identification a été rejetée par le système.')).toBeDefined();
    expect(app.path()).toBe('/register');
    cleanup();
    const final = 'Le document présenté n’a pas pu être accepté.';
    openApp('/kyc-en-attente', {
      as: rejected,
      handlers: { getApplicant: refused({ can_retry: false, comment: final }) },
    });
    expect(await screen.findByText(final)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Envoyer un nouveau document' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Contacter l’équipe commerciale' })).toBeDefined();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('a rejected company sees its documents when it may retry: %s', async (canRetry, cards) => {
    openApp('/kyc-en-attente', {
      as: { ...rejected, is_company: true },
      handlers: { getApplicant: refused({ can_retry: canRetry, comment: 'Document illisible.' }) },
    });
    expect(await screen.findByText('Document illisible.')).toBeDefined();
    expect(screen.queryAllByRole('heading', { name: 'Société' })).toHaveLength(cards);
  });
});
