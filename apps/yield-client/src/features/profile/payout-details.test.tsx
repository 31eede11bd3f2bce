import type { OperationOutput } from '@repo/api-sdk';
import { reply, sampleUser } from '@repo/api-sdk/testing';
import { parisToday } from '@repo/client/clock';
import { walletProofText } from '@repo/domain/payouts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

type DeclaredDetails = OperationOutput<'getPayoutDetails'>['items'][number];

const openApp = useYieldApp();
const user = sampleUser();
const iban = 'FR1420041010050500013M02606';
const wallet = '0x52908400098527886E0F7030069857D2E4169EE7';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

const declared = (change: Partial<DeclaredDetails> = {}): DeclaredDetails => ({
  id: 'det_1',
  method: 'rib',
  network: null,
  holder: 'Camille Moreau',
  account: iban,
  bic: null,
  declared_at: '2026-03-02T09:00:00.000Z',
  usable_from: '2026-03-04T09:00:00.000Z',
  is_usable: false,
  replaced_at: null,
  ...change,
});

const card = async () => within(await screen.findByRole('region', { name: 'Coordonnées de versement' }));
const open = (handlers: object = {}) => openApp('/profile', { as: user, handlers });

async function edit(app: ReturnType<typeof openApp>) {
  await app.user.click(await screen.findByRole('button', { name: 'Déclarer des coordonnées' }));
}
const save = async (app: ReturnType<typeof openApp>) =>
  app.user.click((await card()).getByRole('button', { name: 'Enregistrer' }));

describe('« Coordonnées de versement »', () => {
  it('shows what is used, what is usable later, and keeps what was before', async () => {
    open({
      getPayoutDetails: {
        items: [
          declared({ id: 'new', account: 'DE89370400440532013000' }),
          declared({ id: 'used', is_usable: true, replaced_at: '2026-03-02T09:00:00.000Z' }),
          declared({
            id: 'past',
            method: 'crypto',
            network: 'ethereum',
            account: wallet,
            declared_at: '2026-01-05T09:00:00.000Z',
            replaced_at: '2026-02-05T09:00:00.000Z',
          }),
        ],
      },
    });
    const shown = plain((await (await card()).findByText(/DE89/)).closest('section')?.textContent);
    expect(shown).toContain('utilisable à partir du 04/03/2026 10:00');
    expect(shown).toContain('FR14 2004 1010 0505 0001 3M02 606utilisé pour vos versements');
    expect(shown).toContain('du 05/01/2026 au 05/02/2026');
  });

  it('declares an IBAN, and shows from when it is used', async () => {
    const app = open({ setPayoutDetails: { items: [declared()] } });
    await edit(app);
    const form = await card();
    await app.user.type(form.getByLabelText('IBAN'), 'FR00');
    await save(app);
    expect(await form.findByText('Cet IBAN n’est pas valide.')).toBeDefined();
    expect(app.calls('setPayoutDetails')).toHaveLength(0);
    await app.user.clear(form.getByLabelText('IBAN'));
    await app.user.type(form.getByLabelText('IBAN'), iban);
    await save(app);
    expect(plain((await screen.findByText(/^Coordonnées enregistrées/)).textContent)).toContain(
      'Coordonnées enregistrées, utilisables à partir du 04/03/2026 10:00.',
    );
    expect(app.calls('setPayoutDetails')[0]?.body).toMatchObject({
      method: 'rib',
      network: null,
      account: iban,
      signature: null,
    });
    expect(await form.findByRole('button', { name: 'Déclarer des coordonnées' })).toBeDefined();
  });

  it('has the wallet of the browser sign the text by a button', async () => {
    const signature = `0x${'ab'.repeat(65)}`;
    const results = new Map<string, unknown>([
      ['eth_requestAccounts', [wallet]],
      ['personal_sign', signature],
    ]);
    const request = ({ method }: { method: string }) => Promise.resolve(results.get(method));
    vi.stubGlobal('ethereum', { request });
    const app = open({ setPayoutDetails: { items: [declared()] } });
    await edit(app);
    const form = await card();
    await app.user.click(form.getByRole('radio', { name: 'Portefeuille Ethereum' }));
    await app.user.type(form.getByLabelText('Adresse'), wallet);
    await app.user.click(form.getByRole('button', { name: 'Signer avec mon portefeuille' }));
    expect(await form.findByText('Texte signé par votre portefeuille.')).toBeDefined();
    await save(app);
    await vi.waitFor(() =>
      expect(app.calls('setPayoutDetails')[0]?.body).toMatchObject({ network: 'ethereum', signature }),
    );
    vi.unstubAllGlobals();
  });

  it('has the owner of a wallet sign the text of the day, and says why a signature is refused', async () => {
    const message = 'Cette signature n’est pas celle de ce portefeuille.';
    const app = open({
      setPayoutDetails: () => reply(422, { error: message, code: 'payouts.wrong_signature' }),
    });
    await edit(app);
    const form = await card();
    await app.user.click(form.getByRole('radio', { name: 'Portefeuille Ethereum' }));
    expect(form.getByText('Saisissez d’abord votre adresse.')).toBeDefined();
    await app.user.type(form.getByLabelText('Adresse'), wallet);
    const text = walletProofText({ address: wallet, email: user.email ?? '', day: parisToday() });
    expect(plain(form.getByText(/Je déclare que ce portefeuille/).textContent)).toBe(plain(text));
    await app.user.type(form.getByLabelText('Signature'), '0xabc');
    await save(app);
    expect(await form.findByText(message)).toBeDefined();
    expect(app.calls('setPayoutDetails')[0]?.body).toMatchObject({ network: 'ethereum', signature: '0xabc' });
  });
});
