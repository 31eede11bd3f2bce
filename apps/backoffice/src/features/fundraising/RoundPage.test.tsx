import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePages } from '../../testing/page-test.tsx';
import { sampleKaskadAdmin, sampleOwner } from '../../testing/sample-kaskad.ts';
import { sampleStaffRound, sampleTerms } from '../../testing/sample-rounds.ts';

const open = usePages();
const path = '/kaskad/admin/fundraising/levees/rnd_1';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T09:30:00.000Z') }));
afterEach(() => vi.useRealTimers());

type Round = ReturnType<typeof sampleStaffRound>;
const openRound = (round: Round, handlers: object = {}) =>
  open(path, { as: sampleKaskadAdmin(), handlers: { getKaskadRound: round, ...handlers } });
const press = async (app: ReturnType<typeof open>, name: string) =>
  app.user.click(await screen.findByRole('button', { name }));
const dialogOf = async () => within(await screen.findByRole('dialog'));
const pending = {
  id: 'chg_1',
  kind: 'round.approve' as const,
  maker: 'Marc Vidal',
  created_at: '2026-11-11T10:00:00.000Z',
};

describe('the record of a round', () => {
  it('[B30] its marks are a sentence and a table, each part once', async () => {
    openRound(sampleStaffRound());
    expect(plain((await screen.findByText(/Chaque part n’est comptée/)).textContent)).toBe(
      'Ferme 50,0 %, sous délai 20,8 %, en attente 12,5 % du plafond. Chaque part n’est comptée qu’une fois. Le minimum est atteint : la levée aura lieu.',
    );
    const table = within(screen.getByRole('table', { name: 'Engagements par état' }));
    expect(plain(table.getByRole('row', { name: /Ferme/ }).textContent)).toContain('59 972,50 €');
  });

  it('offers what the server allows, and nothing while a change awaits a second person', async () => {
    openRound(sampleStaffRound({ pending_change: pending }));
    expect(await screen.findByText(/attente de validation par un second/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Prolonger' })).toBeNull();
  });

  it('is extended to a later date typed in Paris time, with a reason', async () => {
    const app = openRound(sampleStaffRound(), { moveRound: sampleStaffRound({ version: 5 }) });
    await press(app, 'Prolonger');
    const dialog = await dialogOf();
    await app.user.click(dialog.getByRole('button', { name: 'Prolonger' }));
    expect(await dialog.findByText(/doit venir après le 30 novembre 2026/)).toBeDefined();
    const time = dialog.getByLabelText('Heure de la nouvelle clôture');
    await app.user.clear(time);
    await app.user.type(time, '20:30');
    await app.user.type(dialog.getByLabelText('Motif'), 'Demande des investisseurs');
    await app.user.click(dialog.getByRole('button', { name: 'Prolonger' }));
    await waitFor(() => expect(app.calls('moveRound')).toHaveLength(1));
    expect(app.calls('moveRound')[0]?.body).toEqual({
      version: 4,
      action: 'extend',
      reason: 'Demande des investisseurs',
      closes_at: '2026-11-30T19:30:00.000Z',
    });
  });

  it('[B17] a round changed by another person leaves the form as it was typed', async () => {
    const app = openRound(sampleStaffRound(), {
      moveRound: () => reply(409, { error: 'Cette levée a changé.', code: 'kaskad_rounds.changed' }),
    });
    await press(app, 'Suspendre');
    const dialog = await dialogOf();
    const reason = dialog.getByLabelText('Motif');
    await app.user.type(reason, 'Contrôle');
    await app.user.click(dialog.getByRole('button', { name: 'Suspendre' }));
    expect(await dialog.findByText(/Cette fiche a changé/)).toBeDefined();
    expect(reason).toHaveProperty('value', 'Contrôle');
  });

  it('shows its checklist, its ceiling with the running sum, and its reservations', async () => {
    openRound(
      sampleStaffRound({
        checklist: [
          { check: 'firm', missing: 0 },
          { check: 'identity', missing: 2 },
        ],
        ceiling: { unit: 'euro', limit: '5000000', reached: '5100000', is_crossed: true },
        reservations: { count: 3, units: '90' },
      }),
    );
    expect(await screen.findByText('2 manquent')).toBeDefined();
    expect(plain(screen.getByText(/en 12 mois/).textContent)).toBe(
      '5 100 000,00 € levés sur 5 000 000,00 € en 12 mois',
    );
    expect(screen.getByText(/Le plafond légal est dépassé/)).toBeDefined();
    expect(plain(screen.getByText(/à convertir, de/).textContent)).toContain(
      '3 réservations à convertir, de 90 parts',
    );
  });

  it.each([
    ['open', '?levee=rnd_1'],
    ['issued', ''],
  ] as const)('%s, leads to the cap table with what it would issue, if anything', async (status, query) => {
    openRound(sampleStaffRound({}, { status }));
    const link = await screen.findByRole('link', { name: 'Table de capitalisation' });
    expect(link.getAttribute('href')).toMatch(new RegExp(`/capital${query.replace('?', '[?]')}$`));
  });

  it('has no checklist before it opens, when nothing is committed yet', async () => {
    const checklist = [{ check: 'key_information' as const, missing: 0 }];
    openRound(sampleStaffRound({ checklist }, { status: 'draft' }));
    await screen.findByText('Réservations');
    expect(screen.queryByText('Vérifié')).toBeNull();
  });

  it('that lacks fields lists them, leads to its form, and is not submitted', async () => {
    const terms = sampleTerms({ price: '', closes_at: null });
    openRound(
      sampleStaffRound(
        { actions: ['update', 'cancel'], missing: ['price', 'closes_at'], terms },
        { status: 'draft' },
      ),
    );
    const card = within(await screen.findByRole('region', { name: 'À compléter avant la soumission' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
      'prix d’une part',
      'clôture',
    ]);
    expect(card.getByRole('link', { name: 'Compléter le brouillon' }).getAttribute('href')).toBe(
      `${path}/modifier`,
    );
    expect(screen.queryByRole('button', { name: 'Soumettre à validation' })).toBeNull();
    expect(screen.queryByText(/80,50/)).toBeNull();
    expect(screen.getByText(/Actions · à compléter/)).toBeDefined();
    expect(screen.queryByRole('table', { name: 'Engagements par état' })).toBeNull();
  });

  it('[B26] publishes a version of a document, of substance or not', async () => {
    const app = openRound(sampleStaffRound(), { addRoundDocument: reply(201, sampleStaffRound()) });
    await press(app, 'Publier un document');
    const dialog = await dialogOf();
    await app.user.click(dialog.getByRole('button', { name: 'Publier' }));
    expect(await dialog.findByText('Merci d’indiquer le titre.')).toBeDefined();
    await app.user.type(dialog.getByLabelText('Titre'), 'Fiche clé');
    const input = document.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file field');
    await app.user.upload(input, new File(['%PDF'], 'fiche.pdf', { type: 'application/pdf' }));
    await app.user.click(dialog.getByRole('checkbox', { name: 'Cette version change le fond' }));
    await app.user.click(dialog.getByRole('button', { name: 'Publier' }));
    expect(await screen.findByText('Document publié.')).toBeDefined();
    expect(app.calls('addRoundDocument')[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('[B29] invites pasted addresses to a whitelist; those that are refused are named', async () => {
    const app = openRound(sampleStaffRound({ terms: sampleTerms({ audience: 'whitelist' }) }), {
      inviteToRound: sampleStaffRound({ invitations: [sampleOwner] }),
    });
    await press(app, 'Inviter');
    const dialog = await dialogOf();
    const field = dialog.getByLabelText('Adresses e-mail');
    await app.user.click(field);
    await app.user.paste('odile.carrel@exemple.fr, pas-une-adresse');
    await app.user.click(dialog.getByRole('button', { name: 'Inviter' }));
    expect((await dialog.findAllByText(/pas-une-adresse/)).length).toBeGreaterThan(0);
    await app.user.clear(field);
    await app.user.click(field);
    await app.user.paste('odile.carrel@exemple.fr');
    await app.user.click(dialog.getByRole('button', { name: 'Inviter' }));
    expect(await screen.findByText('Invitations enregistrées.')).toBeDefined();
    expect(app.calls('inviteToRound')[0]?.body).toEqual({ emails: ['odile.carrel@exemple.fr'] });
  });

  it('replies to a question and publishes news', async () => {
    const question = {
      id: 'qst_1',
      question: 'Qui garde l’argent ?',
      posted_at: '2026-11-08T10:00:00.000Z',
      reply: null,
      replied_at: null,
    };
    const app = openRound(sampleStaffRound({ questions: [{ question, author: sampleOwner }] }), {
      replyToQuestion: sampleStaffRound(),
      publishRoundUpdate: reply(201, sampleStaffRound()),
    });
    await app.user.click(await screen.findByRole('button', { name: /Répondre à/ }));
    const reply1 = await dialogOf();
    await app.user.type(reply1.getByLabelText('Réponse'), 'Le séquestre.');
    await app.user.click(reply1.getByRole('button', { name: 'Publier la réponse' }));
    expect(await screen.findByText('Réponse publiée.')).toBeDefined();
    expect(app.calls('replyToQuestion')[0]?.body).toEqual({ reply: 'Le séquestre.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(app, 'Publier une nouvelle');
    const news = await dialogOf();
    await app.user.type(news.getByLabelText('Titre'), 'Prototype');
    await app.user.type(news.getByLabelText('Texte'), 'Il tourne.');
    await app.user.click(news.getByRole('button', { name: 'Publier' }));
    expect(await screen.findByText('Nouvelle publiée.')).toBeDefined();
    expect(app.calls('publishRoundUpdate')[0]?.body).toEqual({ title: 'Prototype', body: 'Il tourne.' });
  });

  it('says that a round is not found', async () => {
    open(path, {
      as: sampleKaskadAdmin(),
      handlers: {
        getKaskadRound: () =>
          reply(404, { error: 'Cette levée est introuvable.', code: 'kaskad_rounds.not_found' }),
      },
    });
    expect(await screen.findByText('La levée n’a pas pu être chargée')).toBeDefined();
  });
});
