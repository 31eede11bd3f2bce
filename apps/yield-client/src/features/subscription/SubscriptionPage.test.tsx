import { reply, sampleStrategy, sampleUser } from '@repo/api-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

const open = useClientPages();
const path = '/produits/str_usdfy/souscrire';
const origin = '0xde709f2102306220921060314715629080e2fb77';

const user = userEvent.setup({ delay: null });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const amountField = () => screen.findByRole('textbox', { name: /Montant à investir/ });
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const says = (text: string) =>
  screen.findAllByText((_, element) => plain(element?.textContent ?? '') === text, {
    selector: 'span,p,h1,h2,div[role=alert] div',
  });

async function typeAmount(amount: string) {
  const field = await amountField();
  await user.clear(field);
  if (amount !== '') await user.type(field, amount);
  await press('Étape suivante');
}

async function chooseCurrency(currency: string) {
  await user.click(await screen.findByRole('button', { name: /Devise de paiement/ }));
  const list = await screen.findByRole('listbox');
  await user.click(within(list).getByRole('option', { name: currency }));
}

const calm = { getNextPoNumber: { po_number: 'PO-2026-0007' }, verifyWallet: { valid: true } };
const created = {
  po_number: 'PO-2026-0007',
  iframe_url: 'http://api.test/local/signature/tok',
  signature_id: 'sig_7',
};

/** The second step, as it reads. */
async function paymentStep() {
  const title = await screen.findByRole('heading', { name: 'Paiement et réception' });
  return plain(title.closest('section')?.textContent ?? null);
}
const toPay = 'À payer, une fois le contrat signé12 000,00 €';

async function giveOrigin() {
  await user.click(await screen.findByRole('textbox', { name: /provenance des fonds/ }));
  await user.paste(origin);
}

/** Up to the two boxes, paying in USDC. */
async function reachConfirmation() {
  await amountField();
  await chooseCurrency('USDC');
  await press('Étape suivante');
  await giveOrigin();
  await press('Étape suivante');
  await screen.findByRole('heading', { name: 'Confirmation et conformité' });
}

async function sign() {
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await press('Signer le contrat');
}

describe('before the wizard', () => {
  it('an incomplete profile redirects to the profile, with the missing fields', async () => {
    const { router } = open(path, { getMe: sampleUser({ phone: '', city: null }) });
    expect(
      await says(
        'Erreur : Merci de compléter votre profil avant de lancer une souscription : téléphone, ville.',
      ),
    ).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  });

  it('a product that does not exist shows a message', async () => {
    open('/produits/inconnu/souscrire');
    expect(await screen.findByText('Ce produit est introuvable.')).toBeTruthy();
  });

  it('a product without any way to pay is not open', async () => {
    open(path, { listStrategies: { strategies: [sampleStrategy({ rib: null, crypto: null })] } });
    expect(await screen.findByText(/n’est pas ouvert à la souscription/)).toBeTruthy();
  });

  it('a product whose subscriptions are suspended opens no wizard', async () => {
    open(path, { listStrategies: { strategies: [sampleStrategy({ offer: 'suspended' })] } });
    expect(await screen.findByText('Les souscriptions à ce produit sont suspendues.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('Votre investissement', () => {
  it.each([
    ['0', 'Le montant doit être supérieur ou égal à 0.'],
    ['', 'Le montant doit être supérieur ou égal à 0.'],
    ['9999,99', 'Le montant doit être au minimum de 10 000,00 €.'],
  ])('refuses « %s » with its message, and requests no number', async (amount, message) => {
    const { calls } = open(path, calm);
    await typeAmount(amount);
    expect(await says(message)).toBeTruthy();
    expect(calls('getNextPoNumber')).toHaveLength(0);
  });

  it('shows the minimum, and choosing a currency resets the amount to it and sets the payment mode', async () => {
    open(path, calm);
    expect(await says('Minimum : 10 000,00 €')).toBeTruthy();
    expect(screen.getByText('Virement bancaire')).toBeTruthy();
    await user.type(await amountField(), '0');
    await chooseCurrency('USDC');
    expect(plain((await amountField()).getAttribute('value'))).toBe('10 000');
    expect(await screen.findByText('Transfert crypto')).toBeTruthy();
  });

  it('disables the select when only one currency is offered', async () => {
    open(path, { listStrategies: { strategies: [sampleStrategy({ crypto: null })] } });
    const select = await screen.findByRole('button', { name: /Devise de paiement/ });
    expect(select.hasAttribute('disabled')).toBe(true);
  });

  it('requests one purchase-order number, also when the step is left repeatedly', async () => {
    const { calls } = open(path, calm);
    await typeAmount('12000');
    expect(await paymentStep()).toContain(toPay);
    await press('Étape précédente');
    await amountField();
    await press('Étape suivante');
    expect(await paymentStep()).toContain(toPay);
    expect(calls('getNextPoNumber')).toHaveLength(1);
  });

  it('continues without a number when its request fails', async () => {
    open(path, { getNextPoNumber: reply(500, { error: 'Panne.', code: 'internal' }) });
    await typeAmount('12000');
    expect(await paymentStep()).toContain(toPay);
  });

  it('« Annuler » returns to the product', async () => {
    const { router } = open(path);
    await press('Annuler');
    await waitFor(() => expect(router.state.location.pathname).toBe('/produits/str_usdfy'));
  });

  it('keeps its values after a reload', async () => {
    const first = open(path, calm);
    await typeAmount('12000');
    await paymentStep();
    const { search, pathname } = first.router.state.location;
    expect(search).toBe('?etape=2');
    open(`${pathname}${search}`, calm);
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { name: 'Paiement et réception' })).toHaveLength(2),
    );
    expect(plain(document.body.textContent).split(toPay)).toHaveLength(3);
  });
});

describe('Paiement et réception', () => {
  it.each([
    ['EURO', 'Virement bancaire', /IBAN, la référence et le code QR s’affichent dès que vous avez signé/],
    ['USDC', 'Transfert crypto', /adresse de destination et son code QR s’affichent dès que vous avez signé/],
  ] as const)('in %s it says how it will be paid, and not yet where', async (currency, method, later) => {
    open(path, calm);
    await amountField();
    if (currency !== 'EURO') await chooseCurrency(currency);
    await press('Étape suivante');
    const step = await paymentStep();
    expect(step).toContain(method);
    expect(step).toContain('Rien à payer maintenant');
    expect(step).toMatch(later);
    expect(step.replaceAll(' ', '')).not.toMatch(/FR7630006000|0x52908400/);
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Copier/ })).toBeNull();
  });

  it('names the network of the product beside the origin', async () => {
    const inputs = [{ symbol: 'USDC', blockchain: 'Ethereum, Base', address: '0x1' }] as const;
    const crypto = { symbol: 'USDC', blockchain: 'Ethereum, Base', address: '0x1', inputs: [...inputs] };
    open(path, { ...calm, listStrategies: { strategies: [sampleStrategy({ rib: null, crypto })] } });
    await amountField();
    await press('Étape suivante');
    expect(await screen.findByText('Ethereum, Base')).toBeTruthy();
  });

  it('requires the origin address', async () => {
    const { calls } = open(path, calm);
    await amountField();
    await chooseCurrency('USDC');
    await press('Étape suivante');
    await screen.findByRole('textbox', { name: /provenance des fonds/ });
    await press('Étape suivante');
    expect(
      await screen.findByText('Vous devez indiquer votre adresse de provenance des fonds.'),
    ).toBeTruthy();
    expect(calls('verifyWallet')).toHaveLength(0);
  });

  it.each([
    [{ valid: false }, 'L’adresse d’origine des fonds est incorrecte.'],
    [{ valid: false, error: 'Cette adresse est la nôtre.' }, 'Cette adresse est la nôtre.'],
  ])('refuses an address the server refuses: %j', async (verdict, message) => {
    const { router } = open(path, { ...calm, verifyWallet: verdict });
    await amountField();
    await chooseCurrency('USDC');
    await press('Étape suivante');
    await giveOrigin();
    await press('Étape suivante');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(router.state.location.search).toBe('?etape=2');
  });

  it('deletes the address from the browser at sign-out, even once the wizard is left', async () => {
    const { router, services } = open(path, calm);
    await amountField();
    await chooseCurrency('USDC');
    await press('Étape suivante');
    await giveOrigin();
    await waitFor(() => expect(sessionStorage.getItem('subscription_drafts')).toContain(origin));
    await act(() => router.navigate('/produits'));
    await screen.findByRole('heading', { level: 1, name: 'Produits' });
    expect(sessionStorage.getItem('subscription_drafts')).toContain(origin);
    act(() => services.session.clear());
    expect(sessionStorage.getItem('subscription_drafts')).toBeNull();
  });

  it('shows above the form that the check itself failed', async () => {
    open(path, { ...calm, verifyWallet: reply(500, { error: 'Service en panne.', code: 'internal' }) });
    await amountField();
    await chooseCurrency('USDC');
    await press('Étape suivante');
    await giveOrigin();
    await press('Étape suivante');
    expect(within(await screen.findByRole('alert')).getByText('Service en panne.')).toBeTruthy();
  });

  it('keeps new input while the previous address is being checked', async () => {
    const { promise, resolve } = Promise.withResolvers<{ valid: boolean }>();
    open(path, { ...calm, verifyWallet: () => promise });
    await amountField();
    await chooseCurrency('USDC');
    await press('Étape suivante');
    await giveOrigin();
    await user.tab();
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /provenance des fonds/ });
    await user.type(field, '99');
    resolve({ valid: true });
    await waitFor(() =>
      expect(sessionStorage.getItem('subscription_drafts')).toContain(`"verifiedOrigin":"${origin}"`),
    );
    expect(field.value).toBe(`${origin}99`);
    expect(screen.queryByText('Adresse vérifiée')).toBeNull();
  });

  it('continues on the first press, although its pointer down blurs the field and starts the check', async () => {
    const { promise, resolve } = Promise.withResolvers<{ valid: boolean }>();
    const { calls } = open(path, { ...calm, verifyWallet: () => promise });
    await amountField();
    await chooseCurrency('USDC');
    await press('Étape suivante');
    await giveOrigin();
    const target = screen.getByRole('button', { name: 'Étape suivante' });
    await user.pointer({ keys: '[MouseLeft>]', target });
    await waitFor(() => expect(calls('verifyWallet')).toHaveLength(1));
    await user.pointer({ keys: '[/MouseLeft]', target });
    resolve({ valid: true });
    expect(await screen.findByRole('heading', { name: 'Confirmation et conformité' })).toBeTruthy();
    expect(calls('verifyWallet')).toHaveLength(1);
  });

  it('checks an address once, although both the blur and the press request it', async () => {
    const { calls } = open(path, calm);
    await reachConfirmation();
    expect(calls('verifyWallet').map(({ body }) => body)).toEqual([
      { wallet_address: origin, currency: 'USDC' },
    ]);
  });
});

describe('Confirmation et conformité', () => {
  it('refuses each unticked checkbox, with its message, and creates nothing', async () => {
    const { calls } = open(path, calm);
    await reachConfirmation();
    await press('Signer le contrat');
    expect(await screen.findByText('Vous devez accepter les CGV pour continuer.')).toBeTruthy();
    expect(screen.getByText('Vous devez reconnaître les risques pour continuer.')).toBeTruthy();
    expect(calls('createContract')).toHaveLength(0);
  });

  it('opens each document from the label of its checkbox, on a separate page (R228)', async () => {
    open(path, calm);
    await reachConfirmation();
    for (const [box, words, address] of [
      [/conditions générales de vente/, 'conditions générales de vente (CGV)', '/cgv/2026-11'],
      [/pris connaissance des risques/, 'risques', '/avertissement-risques/2026-11'],
    ] as const) {
      expect(screen.getByRole('checkbox', { name: box })).toBeTruthy();
      const link = screen.getByRole('link', { name: words });
      expect(link.getAttribute('href')).toBe(address);
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener');
    }
  });

  it('unticks the checkboxes when going back to the payment', async () => {
    open(path, calm);
    await reachConfirmation();
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await press('Étape précédente');
    await screen.findByRole('textbox', { name: /provenance des fonds/ });
    await press('Étape suivante');
    await screen.findByRole('heading', { name: 'Confirmation et conformité' });
    for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', false);
  });

  it('creates one contract for a double click, under one key', async () => {
    const { calls } = open(path, {
      ...calm,
      createContract: created,
      getSignatureStatus: { status: 'pending' },
    });
    await reachConfirmation();
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.dblClick(screen.getByRole('button', { name: 'Signer le contrat' }));
    expect(await screen.findByTitle('Signature du contrat')).toBeTruthy();
    const [call, ...others] = calls('createContract');
    expect(others).toEqual([]);
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{36}$/);
    expect(call?.body).toEqual({
      user_id: 'usr_camille',
      strategy_id: 'str_usdfy',
      contract_amount: '10000',
      contract_devise: 'USDC',
      contract_payment_method: 'crypto',
      contract_payment_reference: 'PO-2026-0007',
      contract_payment_origin: origin,
      eq_po_number: 'PO-2026-0007',
      terms_accepted: true,
      risks_accepted: true,
      terms_version: '2026-11',
      risks_version: '2026-11',
    });
  });

  it('repeats the same attempt after a reload, under the same key', async () => {
    const handlers = {
      ...calm,
      createContract: created,
      getSignatureStatus: { status: 'pending' },
    } as const;
    const first = open(path, handlers);
    await reachConfirmation();
    await sign();
    await screen.findByTitle('Signature du contrat');
    const second = open(`${path}?etape=1`, handlers);
    await waitFor(() => expect(second.calls('createContract')).toHaveLength(1));
    expect(second.router.state.location.search).toBe('?etape=4');
    const keyOf = (page: typeof first) => page.calls('createContract')[0]?.headers.get('Idempotency-Key');
    expect(keyOf(second)).toBe(keyOf(first));
  });
});
