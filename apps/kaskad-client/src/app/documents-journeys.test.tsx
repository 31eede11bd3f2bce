/**
 * D38: what a client of this site changes on a host that offers the two documents alone. They describe the account (sign-in, registration,
 * link of a service, sign-out) and no change of an investment, a grant, a wallet or a preference: nothing on the screens sends one.
 */
import { createDocumentsHost, documentedUser } from '@repo/api-sdk/testing/documents-host';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleKaskadClient, usePages } from '../testing/page-test.tsx';

const open = usePages();
const account = sampleKaskadClient({ id: 'u-17' });
const user = { ...documentedUser, is_kyc: false, kyc_status: 'pending', can_access_yield: false };
const hostOf = (changes = {}) => createDocumentsHost([], { getMe: user, ...changes });
type Host = ReturnType<typeof hostOf>;

const bodiesOf = ({ received }: Host, operationId: string) =>
  received.filter((one) => one.operationId === operationId).map(({ body }) => body);
/** Reads of what the host may offer are no change. */
const undocumentedChanges = ({ undocumented }: Host) => undocumented.filter((one) => !one.startsWith('GET '));

describe('on a host that offers the two documents alone (D38), a client of the second service', () => {
  it('signs in', async () => {
    const host = hostOf({ login: { token: 'token-of-the-host', user } });
    const page = open('/login', { host });
    await page.user.type(await screen.findByLabelText('Adresse e-mail'), 'hugo.delmas@exemple.fr');
    await page.user.type(screen.getByLabelText('Mot de passe'), 'Demonstration-2026!');
    await page.user.click(screen.getByRole('button', { name: 'Se connecter' }));
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
    expect(bodiesOf(host, 'login')).toEqual([
      { user: { email: 'hugo.delmas@exemple.fr', password: 'Demonstration-2026!' } },
    ]);
    expect(host.undocumented).toEqual([]);
  });

  it('registers', async () => {
    const host = hostOf();
    const page = open('/register', { host });
    await screen.findByRole('heading', { level: 1, name: 'Créer un compte' });
    const typed = {
      Nom: 'Delmas',
      Prénom: 'Hugo',
      'Adresse personnelle': '3 rue des Arts',
      'Code postal': '31000',
      'Ville de résidence': 'Toulouse',
      'Adresse e-mail': 'hugo.delmas@exemple.fr',
      'Mot de passe': 'Demonstration-2026!',
      'Confirmez le mot de passe': 'Demonstration-2026!',
      Téléphone: '0612345678',
    };
    for (const [label, text] of Object.entries(typed)) {
      await page.user.click(screen.getByLabelText(label));
      await page.user.paste(text);
    }
    await page.user.click(screen.getByRole('checkbox'));
    await page.user.click(screen.getByRole('button', { name: 'Créer mon compte' }));
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
    expect(bodiesOf(host, 'register')).toMatchObject([
      { service: 'kaskad', user: { email: 'hugo.delmas@exemple.fr', country_address: 'FRA' } },
    ]);
    expect(undocumentedChanges(host)).toEqual([]);
  });

  it('links the main service from their profile, with the challenge of the host', async () => {
    const host = hostOf({ requestLinkService: { token: 'challenge' } });
    const page = open('/profile', { as: account, host });
    await page.user.click(await screen.findByRole('button', { name: /^Relier/ }));
    await page.user.type(await screen.findByLabelText('Code à 6 chiffres'), '123456');
    const confirm = screen.queryByRole('button', { name: /relier|valider/i });
    if (confirm !== null) await page.user.click(confirm);
    await waitFor(() => expect(bodiesOf(host, 'linkService')).toEqual([{ code: '123456' }]));
    expect(bodiesOf(host, 'requestLinkService')).toEqual([{ service: 'yield' }]);
    expect(undocumentedChanges(host)).toEqual([]);
  });

  it('signs out', async () => {
    const host = hostOf();
    const page = open('/dashboard', { as: account, host });
    const [leave] = await screen.findAllByRole('button', { name: 'Déconnexion' });
    await page.user.click(leave ?? document.body);
    await waitFor(() => expect(page.path()).toBe('/login'));
    expect(bodiesOf(host, 'logout')).toHaveLength(1);
    expect(host.undocumented).toEqual([]);
  });

  it.each([
    '/dashboard',
    '/investments',
    '/investments?onglet=levees-ouvertes',
    '/investments?onglet=reservations',
    '/investments/1',
    '/investments/levees/1',
    '/investments/levees/1/investir',
    '/vesting',
    '/profile',
  ])(
    'reads %s without a field or a button that sends what the documents do not describe',
    async (address) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const host = hostOf();
      const page = open(address, { as: account, host });
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
      const main = within(screen.getByRole('main'));
      expect([...main.queryAllByRole('textbox'), ...main.queryAllByRole('checkbox')]).toEqual([]);
      const buttons = main.queryAllByRole('button').map((button) => button.textContent);
      for (const name of buttons) {
        const button = main.queryAllByRole('button').find(({ textContent }) => textContent === name);
        if (button !== undefined) await page.user.click(button);
      }
      expect(undocumentedChanges(host)).toEqual([]);
    },
  );
});
