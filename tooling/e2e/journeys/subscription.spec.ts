/** Subscriptions in each currency, up to the proof of payment; each validation rule; and each way not to sign. */
import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { typeAddress } from '../src/addresses.ts';
import { test } from '../src/client-page.ts';
import { choose, fill, fillDate, tick } from '../src/fields.ts';
import { readFromBox, risks, terms } from '../src/legal.ts';
import { goTo } from '../src/navigation.ts';
import {
  button,
  byCrypto,
  byTransfer,
  fillAmount,
  isNotSigned,
  isOnStep,
  isSigned,
  next,
  openWizard,
  reachBoxes,
  reachSignature,
  type Subscription,
  sign,
  signingFrame,
  tickBoxes,
  wallets,
} from '../src/wizard.ts';

const { ethereum, bitcoin } = wallets;
const subscriptions: readonly Subscription[] = [
  { strategy: 'eurfy', asset: 'EURO', amount: '10000' },
  { strategy: 'btcfy', asset: 'BTC', amount: '0,12345678', origin: bitcoin },
  { strategy: 'ethfy', asset: 'ETH', amount: '3,5', origin: ethereum },
  { strategy: 'usdfy', asset: 'USDC', amount: '10000,50', origin: ethereum },
  { strategy: 'eurfy', asset: 'EURC', amount: '20 000', origin: ethereum },
  { strategy: 'btcfy', asset: 'WBTC', amount: '0,1', origin: ethereum },
];
const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
/** A transaction pays one contract. */
const hashOf = (asset: string) => createHash('sha256').update(`${asset} ${Date.now()}`).digest('hex');

for (const subscription of subscriptions) {
  test(`a client subscribes in ${subscription.asset}, signs, and files a proof of payment`, async ({
    page,
    stack,
    client,
  }) => {
    await reachSignature(page, stack, subscription);
    await sign(page);
    await isSigned(page);
    await page.getByRole('link', { name: 'Voir mes documents' }).click();
    await fileProof(page, subscription);
    const [contract, ...others] = await client.contracts();
    expect(others).toEqual([]);
    const amount = Number(subscription.amount.replace(' ', '').replace(',', '.'));
    expect(contract).toMatchObject({
      status: 'signed',
      payment_status: 'proved',
      currency: subscription.asset,
    });
    expect(Number(contract?.amount)).toBe(amount);
  });
}

async function fileProof(page: Page, { origin, asset }: Subscription): Promise<void> {
  await page.getByRole('link', { name: 'Preuve de paiement' }).click();
  if (origin === undefined) {
    await fill(page, 'Référence du virement', 'VIR-1');
  } else {
    await fill(page, 'Adresse d’origine', origin);
    await fill(page, 'Hash de la transaction', hashOf(asset));
  }
  await fillDate(page, 'Date d’exécution', today);
  await button(page, 'Enregistrer la preuve').click();
  await expect(page.getByText('Preuve de paiement enregistrée.').first()).toBeVisible();
  await expect(page.getByText('Preuve déposée')).toBeVisible();
}

test('both documents open from their checkboxes, and the contract stores the hash of what was read', async ({
  page,
  stack,
}) => {
  await reachBoxes(page, stack, byTransfer);
  const read = [await readFromBox(page, terms, 'press'), await readFromBox(page, risks, 'keyboard')];
  await isOnStep(page, 3);
  await tickBoxes(page);
  const created = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/proxy/new-signature'),
  );
  await button(page, 'Signer le contrat').click();
  await isOnStep(page, 4);
  // Leaving the page before the response would cancel the request; before it is shown, the list would stay as it was read.
  await created;
  await expect(page.locator('iframe').first()).toBeAttached();
  await goTo(page, 'Mes documents');
  await page.getByRole('link', { name: 'Suivre ce contrat' }).first().click();
  const evidence = page.getByRole('region', { name: 'Preuves conservées' });
  await expect(evidence.getByRole('button').first()).toBeVisible();
  for (const folded of await evidence.getByRole('button').all()) await folded.click();
  for (const fingerprint of read) await expect(evidence.getByText(fingerprint)).toBeVisible();
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    evidence
      .getByRole('link', { name: /^Lire la version/ })
      .last()
      .click(),
  ]);
  await expect(opened.getByRole('heading', { level: 1, name: terms.title })).toBeVisible();
});

const refusedAmounts: readonly (readonly [Subscription['asset'], string, string])[] = [
  ['USDC', '', 'Le montant doit être supérieur ou égal à 0.'],
  ['USDC', '0', 'Le montant doit être supérieur ou égal à 0.'],
  ['USDC', '9999,99', 'Le montant doit être au minimum de 10 000,00 USDC.'],
  ['USDC', '10000,001', 'Le montant ne doit pas avoir plus de 2 décimales.'],
  ['EURO', '9999', 'Le montant doit être au minimum de 10 000,00 €.'],
];

test('each rule of the three steps shows its message, and creates no contract', async ({
  page,
  stack,
  client,
}) => {
  await openWizard(page, stack, 'usdfy');
  for (const [asset, amount, sentence] of refusedAmounts) {
    await fillAmount(page, { strategy: 'usdfy', asset, amount });
    await next(page);
    await expect(page.getByText(sentence)).toBeVisible();
    await isOnStep(page, 1);
  }
  // Selecting a currency restores its minimum; the arrow adds the step.
  await choose(page, 'Devise de paiement', 'USDC');
  const amount = page.getByRole('textbox', { name: 'Montant à investir' });
  await expect(amount).toHaveValue(/^10\s000$/);
  await amount.press('ArrowUp');
  await expect(amount).toHaveValue(/^10\s100$/);
  await next(page);
  for (const [origin, sentence] of [
    ['', 'Vous devez indiquer votre adresse de provenance des fonds.'],
    [bitcoin, 'L’adresse d’origine des fonds est incorrecte.'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'L’adresse d’origine des fonds est incorrecte.'],
  ] as const) {
    await fill(page, 'Votre adresse de provenance des fonds', origin);
    await next(page);
    await expect(page.getByText(sentence)).toBeVisible();
    await isOnStep(page, 2);
  }
  await expectNothingMoves(page);
  await next(page);
  await isOnStep(page, 3);
  const sentences = {
    terms: page.getByText('Vous devez accepter les CGV pour continuer.'),
    risks: page.getByText('Vous devez reconnaître les risques pour continuer.'),
  };
  await button(page, 'Signer le contrat').click();
  await expect(sentences.terms).toBeVisible();
  await expect(sentences.risks).toBeVisible();
  await tick(page, /conditions générales de vente/);
  await button(page, 'Signer le contrat').click();
  await expect(sentences.terms).toHaveCount(0);
  await expect(sentences.risks).toBeVisible();
  expect(await client.contracts()).toEqual([]);
});

/** The verdict on the address may arrive between pointer down and up: the button must not move. */
async function expectNothingMoves(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Votre adresse de provenance des fonds' });
  const place = async () => (await button(page, 'Étape suivante').boundingBox())?.y;
  await field.fill(ethereum);
  const before = await place();
  await field.press('Tab');
  await expect(page.getByText('Adresse vérifiée')).toBeVisible();
  expect(await place()).toBe(before);
}

test('a currency that the product does not accept is not offered, and is refused by the server', async ({
  page,
  stack,
  client,
}) => {
  await openWizard(page, stack, 'btcfy');
  await page.getByRole('button', { name: 'Devise de paiement' }).click();
  await expect(page.getByRole('option')).toHaveText(['BTC', 'WBTC']);
  await page.keyboard.press('Escape');
  // As from a page left open since the product accepted another currency.
  await page.route('**/proxy/new-signature', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), contract_devise: 'ETH' } }),
  );
  await reachBoxes(page, stack, byCrypto);
  await tickBoxes(page);
  await button(page, 'Signer le contrat').click();
  await expect(page.getByText('Cette devise n’est pas proposée pour ce produit.')).toBeVisible();
  await button(page, 'Étape précédente').click();
  await isOnStep(page, 3);
  expect(await client.contracts()).toEqual([]);
});

test('an incomplete profile must be completed first, with the list of the missing fields', async ({
  page,
  stack,
}) => {
  // No account can be in this state today: it predates the rule.
  await page.route('**/proxy/me', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response: response, json: { ...(await response.json()), phone: '', city: null } });
  });
  await typeAddress(page, `${stack.siteUrl}/produits/eurfy/souscrire`);
  const sentence = 'Merci de compléter votre profil avant de lancer une souscription : téléphone, ville.';
  await expect(page.getByText(sentence).first()).toBeVisible();
  await expect(page).toHaveURL(`${stack.siteUrl}/profile`);
});

test('refusing to sign ends on the failure screen, and the contract is refused', async ({
  page,
  stack,
  client,
}) => {
  await reachSignature(page, stack, byTransfer);
  const refuse = signingFrame(page).getByRole('button', { name: 'Refuser de signer' });
  await refuse.click();
  await refuse.click();
  await isNotSigned(page);
  expect(await client.contracts()).toMatchObject([{ status: 'refused', payment_status: 'canceled' }]);
  await page.getByRole('link', { name: 'Retour aux produits' }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/produits`);
});

test('going back leaves each step as it was, unticks the boxes, and cancels the contract being signed', async ({
  page,
  stack,
  client,
}) => {
  await reachBoxes(page, stack, byCrypto);
  await tickBoxes(page);
  await button(page, 'Étape précédente').click();
  await isOnStep(page, 2);
  await expect(page.getByRole('textbox', { name: 'Votre adresse de provenance' })).toHaveValue(ethereum);
  await button(page, 'Étape précédente').click();
  await isOnStep(page, 1);
  await expect(page.getByRole('textbox', { name: 'Montant à investir' })).toHaveValue(/^12\s000$/);
  await next(page);
  await next(page);
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  expect(await client.contracts()).toEqual([]);

  await tickBoxes(page);
  await button(page, 'Signer le contrat').click();
  await expect(signingFrame(page).getByRole('checkbox')).toBeVisible();
  await button(page, 'Annuler le contrat').click();
  await expect(page.getByText('Contrat annulé.').first()).toBeVisible();
  await isOnStep(page, 3);
  expect(await client.contracts()).toMatchObject([{ status: 'canceled', payment_status: 'canceled' }]);

  // The browser's back button opens a confirmation first.
  await tickBoxes(page);
  await button(page, 'Signer le contrat').click();
  await expect(signingFrame(page).getByRole('checkbox')).toBeVisible();
  await page.goBack();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Continuer la signature' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await client.contracts())[0]).toMatchObject({ status: 'pending' });
  await page.goBack();
  await dialog.getByRole('button', { name: 'Annuler le contrat' }).click();
  await isOnStep(page, 3);
  expect(await client.contracts()).toMatchObject([{ status: 'canceled' }, { status: 'canceled' }]);

  await button(page, 'Étape précédente').click();
  await button(page, 'Étape précédente').click();
  await button(page, 'Annuler').click();
  await expect(page).toHaveURL(`${stack.siteUrl}/produits/usdfy`);
});
