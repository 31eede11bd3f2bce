/** A device that holds passkeys, in the place of the browser’s own. */
import { expect, type Page } from '@playwright/test';

/** From now on the page has a device of its own, whose owner confirms each use at once. */
export async function plugPasskeyDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const device = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const;
  const person = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  await browser.send('WebAuthn.addVirtualAuthenticator', { options: { ...device, ...person } });
}

/** Adds the first passkey on « Moyens de vérification », which is on screen; returns a recovery code. */
export async function addFirstPasskey(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  const codes = page.getByRole('list', { name: 'Vos codes de récupération' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [code = ''] = await codes.allTextContents();
  await page.getByRole('button', { name: 'J’ai conservé mes codes' }).click();
  await expect(page.getByText('Il vous reste 10 codes de récupération.')).toBeVisible();
  return code;
}
