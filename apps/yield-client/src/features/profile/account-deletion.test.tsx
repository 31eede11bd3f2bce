import { type MockHandlers, reply, sampleAccountDeletion, sampleUser } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

const openApp = useYieldApp();
const openProfile = (handlers: MockHandlers) => openApp('/profile', { as: sampleUser(), handlers });

const requested = sampleAccountDeletion({
  request: { requested_at: '2026-03-02T09:00:00.000Z', blocked_at: null },
});
const blocker = {
  contract_id: 'ctr_1',
  product: 'USDFY',
  po_number: 'PO-2026-0001',
  reason: 'running',
} as const;
const password = 'Demonstration-2026!';
const opener = () => screen.findByRole('button', { name: 'Supprimer mon compte' });
const cancelButton = () => screen.findByRole('button', { name: 'Retirer ma demande' });
const dialog = () => screen.findByRole('dialog');

/** The deletion is stored between requests, as on the server. */
function openStateful() {
  let state = sampleAccountDeletion();
  return openProfile({
    getAccountDeletion: () => state,
    requestAccountDeletion: () => {
      state = requested;
      return state;
    },
    cancelAccountDeletion: () => {
      state = sampleAccountDeletion();
      return state;
    },
  });
}

async function proceed(app: ReturnType<typeof openProfile>) {
  await app.user.click(await opener());
  await app.user.click(screen.getByRole('button', { name: 'Continuer' }));
  await app.user.type(screen.getByLabelText('Votre mot de passe'), password);
  await app.user.click(screen.getByRole('button', { name: 'Demander la suppression' }));
}

describe('deleting one’s account', () => {
  it('shows first what is erased and when, what the law retains, which law and until when', async () => {
    const kept = [
      { kind: 'identity', until: '2031-04-01' },
      { kind: 'tax', until: '2037-12-31' },
    ] as const;
    const app = openProfile({ getAccountDeletion: sampleAccountDeletion({ kept: [...kept] }) });
    await app.user.click(await opener());
    const rows = within(await dialog()).getAllByRole('row');
    const texts = rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    expect(texts).toContainEqual('Contrats jamais signésEffacement le 1er avril 2026');
    expect(texts).toContainEqual(
      'Pièces et résultat de la vérification d’identitéLutte contre le blanchiment : code monétaire et financier, article L561\u201112, cinq ans après la clôtureConservation jusqu’au 1er avril 2031',
    );
    expect(texts.filter((text) => text.includes('31 décembre 2037'))).toHaveLength(2);
    expect(app.calls('requestAccountDeletion')).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'Garder mon compte' }));
    await waitFor(async () => expect(document.activeElement).toBe(await opener()));
  });

  it('shows that identity documents are erased when no law requires them', async () => {
    const app = openProfile({ getAccountDeletion: sampleAccountDeletion({ kept: [] }) });
    await app.user.click(await opener());
    const { textContent } = await dialog();
    expect(textContent).toContain('Pièces et résultat de la vérification d’identitéEffacement');
    expect(textContent).not.toContain('Conservation');
  });

  it('is requested with the password, then shows its day and its cancellation, which takes the focus', async () => {
    const app = openStateful();
    await proceed(app);
    const back = await cancelButton();
    expect(
      screen.getByText('Demande enregistrée le 2 mars 2026, effective le 1er avril 2026.'),
    ).toBeDefined();
    expect(app.calls('requestAccountDeletion').map(({ body }) => body)).toEqual([{ password }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(back));
  });

  it('can be canceled, then requested again', async () => {
    const app = openStateful();
    await proceed(app);
    await app.user.click(await cancelButton());
    const again = await opener();
    expect(screen.getByText('Votre demande est retirée. Votre compte reste ouvert.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(again));
    await proceed(app);
    await cancelButton();
    expect(app.calls('requestAccountDeletion')).toHaveLength(2);
  });

  it('is not offered while a contract is active, which is named', async () => {
    const app = openProfile({ getAccountDeletion: sampleAccountDeletion({ blockers: [blocker] }) });
    await app.user.click(await opener());
    const { textContent } = await dialog();
    expect(textContent).toContain('Votre compte ne peut pas encore être supprimé');
    expect(textContent).toContain('USDFY (PO-2026-0001), en cours, à clôturer');
    expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull();
  });

  it('links what blocks it to the screen where it can be ended', async () => {
    const blockers = (['running', 'claimable', 'investment'] as const).map((reason) => ({
      ...blocker,
      contract_id: reason,
      reason,
    }));
    const app = openProfile({ getAccountDeletion: sampleAccountDeletion({ blockers }) });
    await app.user.click(await opener());
    const links = within(await dialog()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/documents?suivi=running',
      '/kaskad/vesting',
      '/kaskad/investments/investment',
    ]);
  });

  it('shows what blocks it once its day has passed', async () => {
    const request = { requested_at: '2026-03-02T09:00:00.000Z', blocked_at: '2026-04-01T09:00:00.000Z' };
    openProfile({ getAccountDeletion: sampleAccountDeletion({ request, blockers: [blocker] }) });
    await cancelButton();
    expect(screen.getByText('USDFY (PO-2026-0001), en cours, à clôturer')).toBeDefined();
  });

  it.each([
    ['a wrong password', 422, 'identity.wrong_current_password', 'Le mot de passe actuel est invalide.'],
    ['too many requests', 429, 'rate_limited', 'Trop de tentatives. Réessayez dans un instant.'],
    ['a contract signed meanwhile', 409, 'account_deletion.blocked', 'Votre compte pourra être supprimé.'],
  ])('says %s, and keeps the form', async (_what, status, code, error) => {
    const errors = status === 422 ? { errors: { password: [error] } } : {};
    const app = openProfile({ requestAccountDeletion: reply(status, { error, code, ...errors }) });
    await proceed(app);
    expect((await screen.findAllByText(error)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Votre mot de passe')).toBeDefined();
  });

  it('shows that its state could not be loaded, and retries', async () => {
    let isDown = true;
    const app = openProfile({
      getAccountDeletion: () =>
        isDown
          ? reply(500, { error: 'Une erreur est survenue.', code: 'internal' })
          : sampleAccountDeletion(),
    });
    expect(
      await screen.findByText('L’état de votre demande de suppression n’a pas pu être chargé'),
    ).toBeDefined();
    isDown = false;
    await app.user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await opener();
  });

  it('keeps the request when cancelling fails, and shows why', async () => {
    const app = openProfile({
      getAccountDeletion: requested,
      cancelAccountDeletion: reply(500, { error: 'Une erreur est survenue.', code: 'internal' }),
    });
    await app.user.click(await cancelButton());
    expect(await screen.findByText('Une erreur est survenue.')).toBeDefined();
    await cancelButton();
  });
});
