/** The subscription wizard, as a client uses it. */
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { openSite } from './addresses.ts';
import { choose, fill, tick } from './fields.ts';
import { goTo } from './navigation.ts';
import type { Stack } from './stack.ts';

/** Valid wallet addresses that have no owner. */
export const wallets = {
  ethereum: '0x52908400098527886E0F7030069857D2E4169EE7',
  bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
} as const;

export interface Subscription {
  readonly strategy: 'usdfy' | 'btcfy' | 'ethfy' | 'eurfy';
  readonly asset: 'EURO' | 'BTC' | 'ETH' | 'USDC' | 'EURC' | 'WBTC';
  /** As typed. */
  readonly amount: string;
  /** The origin of the funds; not requested for a bank transfer. */
  readonly origin?: string;
}

export const byTransfer: Subscription = { strategy: 'eurfy', asset: 'EURO', amount: '15000' };
export const byCrypto: Subscription = {
  strategy: 'usdfy',
  asset: 'USDC',
  amount: '12000',
  origin: wallets.ethereum,
};

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const next = (page: Page) => button(page, 'Étape suivante').click();
export const isOnStep = (page: Page, step: 1 | 2 | 3 | 4) =>
  expect(page.getByText(`Étape ${step} sur 4`)).toBeVisible();

/** « Votre investissement », open and without any selection. */
export async function openWizard(page: Page, { siteUrl }: Stack, strategy: Subscription['strategy']) {
  await openSite(page, siteUrl);
  await goTo(page, 'Produits');
  await page.getByRole('link', { name: `Investir dans ${strategy.toUpperCase()}` }).click();
  await page.getByRole('link', { name: 'Souscrire' }).click();
  await isOnStep(page, 1);
}

export async function fillAmount(page: Page, { asset, amount }: Subscription): Promise<void> {
  const select = page.getByRole('button', { name: 'Devise de paiement' });
  // A single currency cannot be changed.
  if (await select.isEnabled()) await choose(page, 'Devise de paiement', asset);
  await fill(page, 'Montant à investir', amount);
}

/** Up to « Confirmation et conformité ». */
export async function reachBoxes(page: Page, stack: Stack, subscription: Subscription): Promise<void> {
  await openWizard(page, stack, subscription.strategy);
  await fillAmount(page, subscription);
  await next(page);
  await isOnStep(page, 2);
  const { origin } = subscription;
  if (origin !== undefined) await fill(page, 'Votre adresse de provenance des fonds', origin);
  await next(page);
  await isOnStep(page, 3);
}

export async function tickBoxes(page: Page): Promise<void> {
  await tick(page, /conditions générales de vente/);
  await tick(page, /risques/);
}

/** Up to the provider's page, in its frame. */
export async function reachSignature(page: Page, stack: Stack, subscription: Subscription): Promise<void> {
  await reachBoxes(page, stack, subscription);
  await tickBoxes(page);
  await button(page, 'Signer le contrat').click();
  await isOnStep(page, 4);
  await expect(signingFrame(page).getByText('Prestataire de signature local')).toBeVisible();
}

export function signingFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[src*="/local/signature/"]');
}

/** Signs in the frame; the wizard is notified. */
export async function sign(page: Page): Promise<void> {
  const frame = signingFrame(page);
  await frame.getByRole('checkbox').check();
  await frame.getByRole('button', { name: 'Signer', exact: true }).click();
}

export const isSigned = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Félicitations ! Le contrat a été signé !' })).toBeVisible();
export const isNotSigned = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Le contrat n’a pas été signé.' })).toBeVisible();
