/** The expiry of codes and handoffs: the clock of the API is moved, so that the test does not wait. */
import { expect, type Frame, type Page } from '@playwright/test';
import { typeAddress } from '../src/addresses.ts';
import { signIn } from '../src/investor.ts';
import { readMailed, typeMailedCode } from '../src/mailed-code.ts';
import { test } from '../src/shared-stack.ts';
import type { Stack } from '../src/stack.ts';

const password = 'Demonstration-2026!';
const secondMs = 1000;
const minuteMs = 60 * secondMs;

test('a code can be resent after its delay, the one before is then refused, and any code expires after ten minutes', async ({
  page,
  stack,
}) => {
  const person = { email: 'double.facteur@exemple.fr', password };
  await page.clock.install();
  await signIn(page, stack.siteUrl, person);
  const field = page.getByLabel('Code à 6 chiffres');
  await expect(field).toBeVisible();
  const first = await readMailed(stack.apiUrl, person.email, 'code');
  await expect(page.getByRole('button', { name: /^Renvoyer le code dans \d+\ss$/ })).toBeDisabled();
  await stack.advanceClock(31 * secondMs);
  await page.clock.fastForward(31 * secondMs);
  await page.getByRole('button', { name: 'Renvoyer le code', exact: true }).click();
  await expect(page.getByText('Un nouveau code vous a été envoyé.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Renvoyer le code dans/ })).toBeDisabled();
  const second = await readMailed(stack.apiUrl, person.email, 'code');
  await refuseCode(page, first === second ? '000000' : first);
  await stack.advanceClock(11 * minuteMs);
  await field.fill(second);
  await expect(page.getByText(/^Code invalide\s: il a expiré/)).toBeVisible();
  await page.getByRole('button', { name: 'Revenir à la connexion' }).click();
  await signIn(page, stack.siteUrl, person);
  await typeMailedCode(page, stack.apiUrl, person.email);
  await expect(page).toHaveURL(`${stack.siteUrl}/dashboard`);
});

test('a handoff to the site works once, within its minute, only in the browser that requested it, and signs the user in', async ({
  browser,
  page,
  stack,
}) => {
  const home = `${stack.siteUrl}/dashboard`;
  const handedOver = addressOfNextHandoff(page);
  await signIn(page, stack.backofficeUrl, { email: 'camille.moreau@exemple.fr', password });
  const used = await handedOver;
  await expect(page).toHaveURL(home);
  await expect(page.getByText(/Vous êtes connecté\s!/).first()).toBeVisible();

  // The back office still has its session: it hands it off again, and this time the site cannot redeem it.
  await page.route('**/proxy/handoff/exchange', (route) => route.abort());
  const handedAgain = addressOfNextHandoff(page);
  await typeAddress(page, `${stack.backofficeUrl}/`).catch(() => undefined);
  const unused = await handedAgain;

  // Opened by another user, signed in or not, the link that worked here changes nothing.
  const visitor = await browser.newPage();
  await typeAddress(visitor, unused);
  await expect(visitor).toHaveURL(`${stack.siteUrl}/login`);
  await signIn(visitor, stack.siteUrl, { email: 'lea.petit@exemple.fr', password });
  await expect(visitor).toHaveURL(`${stack.siteUrl}/kyc-en-attente`);
  await typeAddress(visitor, 'about:blank');
  await typeAddress(visitor, unused);
  await expect(visitor).toHaveURL(`${stack.siteUrl}/kyc-en-attente`);
  await visitor.context().close();

  await stack.advanceClock(61 * secondMs);
  for (const address of [used, unused]) expect(await exchange(stack, address)).toBe(401);
});

/** The code alone, as a program without the browser's marker would send it. */
async function exchange({ apiUrl, siteUrl }: Stack, address: string): Promise<number> {
  const code = new URLSearchParams(new URL(address).hash.slice(1)).get('handoff');
  const response = await fetch(`${apiUrl}/proxy/handoff/exchange`, {
    method: 'POST',
    headers: { origin: siteUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  return response.status;
}

/** The URL with the code, read from the request before the page removes it. */
async function addressOfNextHandoff(page: Page): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const read = (frame: Frame) => {
    if (!frame.url().includes('#handoff=')) return;
    page.off('framenavigated', read);
    resolve(frame.url());
  };
  page.on('framenavigated', read);
  return promise;
}

async function refuseCode(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Code à 6 chiffres');
  await field.fill(code);
  await expect(page.getByText('Code invalide', { exact: false }).first()).toBeVisible();
  await field.fill('');
}
