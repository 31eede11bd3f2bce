/** Lost passkeys and recovery codes: two administrators and 48 hours remove them, a use stops it at once. */
import { expect, type Page } from '@playwright/test';
import { type ClientAccount, openClientAccount } from '../src/client-account.ts';
import { fill } from '../src/fields.ts';
import { signIn } from '../src/investor.ts';
import { mailedTexts, typeMailedCode } from '../src/mailed-code.ts';
import { goTo, openClient } from '../src/navigation.ts';
import { addFirstPasskey, plugPasskeyDevice } from '../src/passkeys.ts';
import { test } from '../src/shared-stack.ts';
import { type Stack, startStack } from '../src/stack.ts';
import { approveChange, ines, marc, signInStaff } from '../src/staff.ts';
import { atBothWidths } from '../src/widths.ts';

const hourMs = 3_600_000;
const paul = { email: 'paul.conseil@exemple.fr', password: marc.password };

// A product of its own: its clock is moved.
let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({ data: 'demo' });
});
test.afterAll(() => stack.stop());

const passDelay = () => stack.advanceClock(48 * hourMs + hourMs / 60);
const mailed = async ({ email }: { email: string }, kind: string) =>
  (await mailedTexts(stack.apiUrl, email, kind)).length;

/** Signs a client in, who adds a passkey that their device keeps, and signs out. */
async function givenPasskey(page: Page, client: ClientAccount): Promise<void> {
  await plugPasskeyDevice(page);
  await signIn(page, stack.siteUrl, client);
  await expect(page).toHaveURL(`${stack.siteUrl}/dashboard`);
  await goTo(page, 'Profil');
  await addFirstPasskey(page);
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
  await expect(page).toHaveURL(`${stack.siteUrl}/login`);
}

/** Fills in and sends the dialog that this button opens. */
async function requestRemoval(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: /^Retirer les moyens de vérification/ });
  await atBothWidths(page, () =>
    expect(dialog.getByText('Un second utilisateur doit valider')).toBeVisible(),
  );
  await fill(dialog, 'Motif', 'Identité vérifiée en visioconférence');
  await dialog.getByRole('button', { name: 'Demander le retrait' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Voir la demande')).toBeVisible();
}

const planned = (page: Page) => page.getByText(/^Ses moyens de vérification seront retirés le/);

test('a client and an adviser who lost everything sign in with an emailed code, 48 hours after two administrators', async ({
  openPage,
}) => {
  const client = await openClientAccount(stack);
  await givenPasskey(await openPage(stack, 1440), client);
  const adviser = await openPage(stack, 1440);
  await plugPasskeyDevice(adviser);
  await signInStaff(adviser, stack, paul);
  await adviser.getByRole('button', { name: 'Sécurité' }).click();
  await addFirstPasskey(adviser);

  // The passkey stayed on the device that was lost.
  const device = await openPage(stack, 390);
  await signIn(device, stack.siteUrl, client);
  await expect(device.getByRole('button', { name: 'Utiliser un code de récupération' })).toBeVisible();

  const maker = await openPage(stack, 1440);
  await signInStaff(maker, stack, marc);
  await goTo(maker, 'Commerciaux');
  await maker.getByRole('link', { name: 'Sessions de l’équipe' }).click();
  await requestRemoval(maker, 'Moyens de vérification perdus de Paul Lambert');
  await openClient(maker, client.name);
  await maker.getByRole('tab', { name: 'Accès' }).click();
  await requestRemoval(maker, 'Moyens de vérification perdus');
  const checker = await openPage(stack, 1440);
  await signInStaff(checker, stack, ines);
  await approveChange(checker, new RegExp(client.name));
  await approveChange(checker, /Paul Lambert/);
  await maker.reload();
  await atBothWidths(maker, () => expect(planned(maker)).toBeVisible());
  for (const person of [client, paul])
    await expect.poll(() => mailed(person, 'factorRemovalPlanned')).toBe(1);

  await passDelay();
  for (const person of [client, paul]) await expect.poll(() => mailed(person, 'factorsRemoved')).toBe(1);
  const again = await openPage(stack, 390);
  await signIn(again, stack.siteUrl, client);
  await typeMailedCode(again, stack.apiUrl, client.email);
  await expect(again).toHaveURL(`${stack.siteUrl}/dashboard`);
  await goTo(again, 'Profil');
  await expect(again.getByText('Aucun pour le moment.')).toBeVisible();
  await signInStaff(await openPage(stack, 1440), stack, paul);
});

test('a passkey that is found again and used stops the removal at once', async ({ openPage }) => {
  const client = await openClientAccount(stack);
  const own = await openPage(stack, 1440);
  await givenPasskey(own, client);
  const maker = await openPage(stack, 1440);
  await signInStaff(maker, stack, marc);
  await openClient(maker, client.name);
  await maker.getByRole('tab', { name: 'Accès' }).click();
  await requestRemoval(maker, 'Moyens de vérification perdus');
  const checker = await openPage(stack, 1440);
  await signInStaff(checker, stack, ines);
  await approveChange(checker, new RegExp(client.name));
  await maker.reload();
  await expect(planned(maker)).toBeVisible();

  await signIn(own, stack.siteUrl, client);
  await own.getByRole('button', { name: 'Utiliser ma clé d’accès' }).click();
  await expect(own).toHaveURL(`${stack.siteUrl}/dashboard`);
  await maker.reload();
  await expect(maker.getByRole('button', { name: 'Moyens de vérification perdus' })).toBeEnabled();
  await expect(planned(maker)).toHaveCount(0);
  await expect.poll(() => mailed(client, 'factorRemovalStopped')).toBe(1);
  await expect.poll(() => mailed(marc, 'factorsNotRemoved')).toBe(1);

  await passDelay();
  const device = await openPage(stack, 390);
  await signIn(device, stack.siteUrl, client);
  await expect(device.getByRole('button', { name: 'Utiliser un code de récupération' })).toBeVisible();
});
