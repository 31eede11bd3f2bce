/** How a state of a screen is reached: what the API answers there, and what a person does. */

import { expect, type Page, type Route } from '@playwright/test';
import { type OperationId, operationMetadata } from '@repo/api-sdk/contract';
import { choose, tick } from '../fields.ts';

/**
 * What the API does instead of answering: it fails, never answers, or cannot be reached; or it gives the figures of a
 * portfolio and not their series, which are asked after them.
 */
export type Trouble = 'failed' | 'pending' | 'unreachable' | 'seriesFailed' | 'seriesPending';

/** Operations that do not answer as the API would: a trouble, or the body answered. */
export type Answers = { readonly [Id in OperationId]?: Trouble | object };

export interface ScreenState {
  readonly title: string;
  readonly path: string;
  /** Words that are on screen in this state. */
  readonly shows: string;
  readonly answers?: Answers;
  /** What is done once the page is there. */
  readonly act?: (page: Page) => Promise<void>;
}

/** Opens a state on a page that is signed in, from nothing: no draft, no hidden balance of the state before. */
export async function openScreen(page: Page, siteUrl: string, state: ScreenState): Promise<void> {
  await forget(page);
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  // The page of the signature provider is not ours to judge.
  await page.route('**/local/signature/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="fr"><title>Contrat</title></html>',
    }),
  );
  const ids = Object.keys(operationMetadata).filter(isOperation);
  for (const id of ids) await answer(page, id, state.answers?.[id]);
  await page.goto(siteUrl + state.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await state.act?.(page);
  await expect(page.getByText(state.shows).filter({ visible: true }).first()).toBeVisible();
}

/** Leaves the page first: a call that waits for its answer dies with it, and never reaches the API. */
async function forget(page: Page): Promise<void> {
  if (page.url() !== 'about:blank') {
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.removeItem('balance_hidden');
    });
    await page.goto('about:blank');
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

function isOperation(id: string): id is OperationId {
  return id in operationMetadata;
}

async function answer(page: Page, id: OperationId, wanted: Trouble | object | undefined): Promise<void> {
  if (wanted === undefined) return;
  const { method, path } = operationMetadata[id];
  const address = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
  await page.route(address, (route) => {
    if (route.request().method() !== method.toUpperCase()) return route.fallback();
    return typeof wanted === 'string' ? troubles[wanted](route) : route.fulfill({ json: wanted });
  });
}

const troubles: Readonly<Record<Trouble, (route: Route) => Promise<void>>> = {
  failed: (route) => route.fulfill({ status: 500, json: { error: '', code: 'internal' } }),
  pending: () => Promise.resolve(),
  unreachable: (route) => route.abort(),
  seriesFailed: (route) => (asksFiguresAlone(route) ? route.fallback() : troubles.failed(route)),
  seriesPending: (route) => (asksFiguresAlone(route) ? route.fallback() : troubles.pending(route)),
};

export function asksFiguresAlone(route: Route): boolean {
  return new URL(route.request().url()).searchParams.get('series') === 'none';
}

export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
}

export async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click();
}

export const pressing = (name: string | RegExp) => (page: Page) => press(page, name);

export const following = (name: string) => (page: Page) => follow(page, name);

/** Several gestures, one after the other. */
export const doing =
  (...acts: readonly ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page);
  };

export const openProduct = following('Investir dans USDFY');

export const openWizard = doing(openProduct, following('Souscrire'));

export const toPayment = (asset: string) =>
  doing(openWizard, (page) => choose(page, 'Devise de paiement', asset), pressing('Étape suivante'));

export const toConfirmation = doing(toPayment('EURO'), pressing('Étape suivante'));

export const toSigning = doing(
  toConfirmation,
  (page) => tick(page, /conditions générales de vente/),
  (page) => tick(page, /risques/),
  pressing('Signer le contrat'),
);
