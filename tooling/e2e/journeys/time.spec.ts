/** What time does to a code and a hand-over: the clock of the API is moved, and nobody waits. */
import { expect, type Page } from '@playwright/test';
import { signIn } from '../src/investor.ts';
import { readMailed, typeMailedCode } from '../src/mailed-code.ts';
import { test } from '../src/shared-stack.ts';

const password = 'Demonstration-2026!';
const secondMs = 1000;
const minuteMs = 60 * secondMs;

test('a code is sent again once its time has come, the one before is then refused, and ten minutes end any', async ({
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

test('a hand-over to the back office serves once, within its minute, and says that one is signed in', async ({
  browser,
  page,
  stack,
}) => {
  const person = { email: 'equisafe@exemple.fr', password };
  const home = `${stack.backofficeUrl}/admin-equisafe`;
  await signIn(page, stack.siteUrl, person);
  const handedOver = codeOfNextHandoff(page);
  await typeMailedCode(page, stack.apiUrl, person.email);
  const used = await handedOver;
  await expect(page).toHaveURL(home);
  await expect(page.getByText(/Vous êtes connecté\s!/).first()).toBeVisible();

  // The site still holds its session: it hands it over again, to a back office that is kept from taking it.
  await page.route(`${stack.backofficeUrl}/**`, (route) => route.abort());
  const handedAgain = codeOfNextHandoff(page);
  await page.goto(`${stack.siteUrl}/`).catch(() => undefined);
  const unused = await handedAgain;
  await stack.advanceClock(61 * secondMs);
  for (const code of [used, unused]) {
    const elsewhere = await browser.newPage();
    await elsewhere.goto(`${home}#handoff=${encodeURIComponent(code)}&notice=welcome`);
    await expect(elsewhere).toHaveURL(`${stack.backofficeUrl}/login`);
    await expect(elsewhere.getByText(/Vous êtes connecté/)).toHaveCount(0);
    await elsewhere.context().close();
  }
});

/** Read on its way: the page that asked for it leaves at once, and its answers with it. */
async function codeOfNextHandoff(page: Page): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  await page.route(
    '**/proxy/handoff',
    async (route) => {
      const response = await route.fetch();
      const body: { readonly code: string } = await response.json();
      await route.fulfill({ response });
      resolve(body.code);
    },
    { times: 1 },
  );
  return promise;
}

async function refuseCode(page: Page, code: string): Promise<void> {
  const field = page.getByLabel('Code à 6 chiffres');
  await field.fill(code);
  await expect(page.getByText('Code invalide', { exact: false }).first()).toBeVisible();
  await field.fill('');
}
