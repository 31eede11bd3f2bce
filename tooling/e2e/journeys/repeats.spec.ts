/** Actions pressed twice, or opened in two tabs, have one effect. */
import { expect, type Page } from '@playwright/test';
import { openFromMail, openSignIn } from '../src/addresses.ts';
import { fill, fillPassword } from '../src/fields.ts';
import {
  fillAccount,
  openForgottenPassword,
  openRegistration,
  registerAccount,
  signIn,
} from '../src/investor.ts';
import { readMailed, typeMailedCode } from '../src/mailed-code.ts';
import { goTo } from '../src/navigation.ts';
import { test } from '../src/shared-stack.ts';
import type { Stack } from '../src/stack.ts';

const password = 'Lavande-et-Romarin-7';
const chosen = 'Thym-et-Laurier-2026';

function personNamed(firstname: string) {
  return { firstname, lastname: 'Deux', email: `${firstname.toLowerCase()}.deux@exemple.fr`, password };
}

interface Repeated {
  readonly what: string;
  readonly call: string;
  readonly button: string;
  readonly prepare: (page: Page, stack: Stack) => Promise<void>;
  readonly expectDone: (page: Page) => Promise<void>;
}

const forms: readonly Repeated[] = [
  {
    what: 'a registration',
    call: 'POST /proxy/register',
    button: 'Continuer',
    prepare: async (page, { siteUrl }) => {
      await openRegistration(page, siteUrl);
      await fillAccount(page, personNamed('Rita'));
    },
    expectDone: (page) => expect(page.getByText('Type de document')).toBeVisible(),
  },
  {
    what: 'a new password',
    call: 'POST /proxy/reset-password',
    button: 'Enregistrer le mot de passe',
    prepare: async (page, stack) => {
      await openFromMail(page, await resetLink(page, stack, 'Remi'));
      await typeNewPassword(page, chosen);
    },
    expectDone: (page) => expect(page).toHaveURL(/\/login$/),
  },
  {
    what: 'a request to link',
    call: 'POST /proxy/request-link-service',
    button: 'Recevoir le code',
    prepare: async (page, stack) => {
      await openLinkForm(page, stack, personNamed('Lola'));
    },
    expectDone: (page) => expect(page.getByLabel('Code à 6 chiffres')).toBeVisible(),
  },
  {
    what: 'a consent to link',
    call: 'POST /proxy/link-service',
    button: 'Accepter et relier',
    prepare: async (page, stack) => {
      const person = personNamed('Luca');
      await openLinkForm(page, stack, person);
      await page.getByRole('button', { name: 'Recevoir le code' }).click();
      await typeMailedCode(page, stack.apiUrl, person.email);
    },
    expectDone: (page) => expect(page).toHaveURL(/\/kaskad\/dashboard$/),
  },
  {
    what: 'a profile',
    call: 'PATCH /proxy/me',
    button: 'Enregistrer',
    prepare: async (page, { siteUrl }) => {
      await signIn(page, siteUrl, { email: 'yanis.roche@exemple.fr', password: 'Demonstration-2026!' });
      await expect(page).toHaveURL(`${siteUrl}/dashboard`);
      await goTo(page, 'Profil');
      await page.getByRole('button', { name: 'Modifier', exact: true }).click();
      await fill(page, 'Ville', `Villeurbanne ${String(Date.now())}`);
    },
    expectDone: async (page) => {
      // Verified: the team decides. Withdrawn, so that this client may subscribe elsewhere.
      await expect(page.getByText('Modification en attente de vérification')).toBeVisible();
      await page.getByRole('button', { name: 'Annuler ma demande' }).click();
      await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toBeVisible();
    },
  },
];

for (const { what, call, button, prepare, expectDone } of forms) {
  test(`${what} pressed twice is sent once`, async ({ page, stack }) => {
    await prepare(page, stack);
    const calls = callsOf(page, call);
    await page.getByRole('button', { name: button, exact: true }).dblclick();
    await expectDone(page);
    expect(calls).toHaveLength(1);
  });
}

test('a reset link opened in two tabs changes the password once: the second one shows that it was used', async ({
  context,
  page,
  stack,
}) => {
  const link = await resetLink(page, stack, 'Tanguy');
  await openFromMail(page, link);
  const second = await context.newPage();
  await openFromMail(second, link);
  await typeNewPassword(page, chosen);
  await typeNewPassword(second, 'Sauge-et-Melisse-2026');
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/login`);
  await second.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(second.getByRole('alert').first()).toBeVisible();
  await second.reload();
  await expect(second.getByText('Ce lien n’est plus valable')).toBeVisible();
  await signIn(page, stack.siteUrl, { email: personNamed('Tanguy').email, password: chosen });
  await expect(page).toHaveURL(`${stack.siteUrl}/kyc-en-attente`);
});

/** The calls this page makes from now on, by method and path. */
function callsOf(page: Page, call: string): readonly string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    const name = `${request.method()} ${new URL(request.url()).pathname}`;
    if (name === call) made.push(name);
  });
  return made;
}

/** The reset link of a new account; its browser is signed out by then. */
async function resetLink(page: Page, stack: Stack, firstname: string): Promise<string> {
  const person = personNamed(firstname);
  await registerElsewhere(page, stack, person);
  await openForgottenPassword(page, stack.siteUrl);
  await fill(page, 'Adresse e-mail', person.email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  return readMailed(stack.apiUrl, person.email, 'resetPassword');
}

async function typeNewPassword(page: Page, value: string): Promise<void> {
  await fillPassword(page, 'Nouveau mot de passe', value);
  await fillPassword(page, 'Confirmez le mot de passe', value);
}

async function openLinkForm(page: Page, stack: Stack, person: ReturnType<typeof personNamed>): Promise<void> {
  await registerElsewhere(page, stack, person);
  await openSignIn(page, `${stack.siteUrl}/kaskad`);
  await page.getByRole('link', { name: 'Activer mon accès Kaskad' }).click();
  await fill(page, 'Adresse e-mail de votre compte Yield', person.email);
  await fillPassword(page, 'Mot de passe Yield', password);
}

/** In a browser of its own, signed out. */
async function registerElsewhere(
  page: Page,
  { siteUrl }: Stack,
  person: ReturnType<typeof personNamed>,
): Promise<void> {
  const elsewhere = await page.context().browser()?.newPage();
  if (elsewhere === undefined) throw new Error('The page has no browser.');
  await registerAccount(elsewhere, siteUrl, person);
  await elsewhere.context().close();
}
