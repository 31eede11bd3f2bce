/**
 * Each part of a page that is loaded when it is used, and routes, with their chunk responding 404 (a tab left open
 * while a release replaces the files) and without a network: the page stays, shows a message, and a completed action is
 * still reported.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { openSignIn, typeAddress } from '../src/addresses.ts';
import { fill, fillPassword } from '../src/fields.ts';
import { signIn } from '../src/investor.ts';
import { doing, following, pressing } from '../src/screens/steps.ts';
import { test } from '../src/shared-stack.ts';
import type { Stack } from '../src/stack.ts';
import { signInStaff } from '../src/staff.ts';

const password = 'Demonstration-2026!';
const failed = 'Cette partie de la page n’a pas pu être chargée.';

interface LazyAction {
  /** How the name of the chunk starts: the component that `lazyPart` loads. */
  readonly chunk: string;
  readonly path: string;
  readonly width?: number;
  readonly act?: (page: Page) => Promise<void>;
  /** On screen once the chunk is loaded. */
  readonly shows: (page: Page) => Locator;
  /** The message when it cannot be loaded; `failed` by default. */
  readonly says?: string | RegExp;
  /**
   * Requested before it is used: nothing is missing without a network, and the chunk is not in this state for a retry.
   */
  readonly isPreloaded?: boolean;
}

const words = (text: string | RegExp) => (page: Page) =>
  page.getByText(text).filter({ visible: true }).first();
const openMenu = pressing('Ouvrir le menu');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

const ofInvestor: readonly LazyAction[] = [
  {
    chunk: 'ExplainDialog',
    path: '/dashboard',
    act: pressing(/^Comprendre ce chiffre/),
    shows: words('Ce que ce chiffre ne dit pas'),
  },
  { chunk: 'MobileDrawer', path: '/dashboard', width: 390, act: openMenu, shows: menu },
  {
    chunk: 'OpenedSelect',
    path: '/dashboard',
    act: pressing(/Période/),
    shows: words('10 dernières semaines'),
    isPreloaded: true,
  },
  {
    chunk: 'HistoryPanel',
    path: '/dashboard?produit=USDFY',
    shows: words('Données historiques'),
    isPreloaded: true,
  },
  {
    chunk: 'EchartsCanvas',
    path: '/dashboard?produit=USDFY',
    shows: (page) => page.locator('figure svg text').first(),
    isPreloaded: true,
  },
  {
    chunk: 'DocumentsBody',
    path: '/documents',
    shows: words('Total investi'),
    isPreloaded: true,
  },
  {
    chunk: 'ChainView',
    path: '/documents',
    act: (page) => page.getByRole('link', { name: 'Suivre ce contrat' }).last().click(),
    shows: words('Preuves conservées'),
  },
  {
    chunk: 'ProofView',
    path: '/documents',
    act: following('Voir la preuve'),
    shows: words('Ce paiement est déjà validé.'),
  },
  {
    chunk: 'RenounceDialog',
    path: '/documents',
    act: pressing('Renoncer au contrat'),
    shows: words('sans avoir à vous justifier'),
  },
  {
    chunk: 'WithdrawDialog',
    path: '/documents',
    act: pressing('Demander un retrait'),
    shows: words('Tout le rendement'),
  },
  {
    chunk: 'VideoDialog',
    path: '/produits',
    act: pressing(/Présentation de/),
    shows: (page) => page.getByRole('dialog', { name: /Présentation de/ }),
  },
  {
    chunk: 'draw-picture',
    path: '/dashboard?produit=USDFY',
    act: doing(pressing('Voir les données'), pressing('Image (PNG)')),
    says: 'L’image n’a pas pu être préparée.',
    shows: (page) => page.getByRole('button', { name: 'Image (PNG)' }).first(),
  },
];

const ofKaskad: readonly LazyAction[] = [
  { chunk: 'MobileDrawer', path: '/kaskad/dashboard', width: 390, act: openMenu, shows: menu },
];

const ofStaff: readonly LazyAction[] = [
  {
    chunk: 'StaffPalette',
    path: '/admin',
    act: pressing(/^Client, PO/),
    shows: (page) => page.getByRole('combobox', { name: 'Rechercher partout' }),
  },
  { chunk: 'MobileDrawer', path: '/admin', width: 390, act: openMenu, shows: menu },
  {
    chunk: 'ContractPanel',
    path: '/admin/souscriptions',
    act: (page) => page.getByRole('link', { name: /^PO-/ }).first().click(),
    shows: (page) => page.getByRole('region', { name: /^PO-/ }),
  },
];

const chunkOf = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

/** The chunk responds 404: the page stays, a retry fails again, and a new document has the chunk. */
async function tryMissing(page: Page, siteUrl: string, action: LazyAction): Promise<void> {
  await page.route(chunkOf(action.chunk), (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, siteUrl, action);
  await expectPageStays(page, action);
  if (action.says !== undefined) return;
  await page.getByRole('button', { name: 'Réessayer' }).first().click();
  await expectPageStays(page, action);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Recharger la page' }).first().click();
  await expect(page.getByText(failed)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** No network: the page stays, and once the network is back the part loads by itself, without a new document. */
async function tryOffline(page: Page, siteUrl: string, action: LazyAction): Promise<void> {
  await open(page, siteUrl, { ...action, act: () => Promise.resolve() });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = 'true';
  });
  await page.context().setOffline(true);
  await action.act?.(page);
  if (action.isPreloaded !== true) await expectPageStays(page, action);
  await page.context().setOffline(false);
  await expect(action.shows(page)).toBeVisible();
  await expect(page.locator('html[data-same]')).toHaveCount(1);
}

async function open(page: Page, siteUrl: string, action: LazyAction): Promise<void> {
  await page.setViewportSize({ width: action.width ?? 1440, height: 900 });
  await typeAddress(page, siteUrl + action.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await action.act?.(page);
}

/** The words of the failure, on a page that is still there behind them. */
async function expectPageStays(page: Page, { says = failed }: LazyAction): Promise<void> {
  await expect(page.getByText(says).first()).toBeVisible();
  // Behind a modal dialog it is inert, and hidden from roles.
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.locator('main')).toBeVisible();
  await expect(page.getByText(/n’a pas pu s’afficher|Un imprévu est survenu/)).toHaveCount(0);
}

async function tryEach(page: Page, siteUrl: string, actions: readonly LazyAction[]): Promise<void> {
  for (const action of actions) {
    await test.step(`${action.chunk} responds 404`, () => tryMissing(page, siteUrl, action));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await test.step(`${action.chunk} without a network`, () => tryOffline(page, siteUrl, action));
  }
}

/** A route whose chunk is missing: its message is shown in the frame, and « Réessayer » loads a new document. */
async function tryRoute(page: Page, link: string, chunk: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(chunkOf(chunk), (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: link, exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' })).toBeVisible();
  await expect(page.getByRole('link', { name: link, exact: true }).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Cette page n’a pas pu s’afficher')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function signInInvestor(page: Page, stack: Stack): Promise<void> {
  await signIn(page, stack.siteUrl, { email: 'camille.moreau@exemple.fr', password });
  await expect(page).toHaveURL(`${stack.siteUrl}/dashboard`);
}

/** Every chunk that is not loaded yet responds 404. */
const loseEverything = (page: Page) =>
  page.route(/\/assets\//, (route) => route.fulfill({ status: 404, body: '' }));

test('an investor keeps the page when a part of it cannot be loaded', async ({ page, stack }) => {
  test.slow();
  await signInInvestor(page, stack);
  await tryEach(page, stack.siteUrl, ofInvestor);
  await tryEach(page, stack.siteUrl, ofKaskad);
  await typeAddress(page, `${stack.siteUrl}/dashboard`);
  await tryRoute(page, 'Produits', 'ProductsPage');
  await typeAddress(page, `${stack.siteUrl}/kaskad/dashboard`);
  await tryRoute(page, 'Profil', 'ProfilePage');
});

test('a QR code that cannot be loaded shows a message beside its content', async ({ page, stack }) => {
  await signInInvestor(page, stack);
  await page.route(chunkOf('qrcode'), (route) => route.fulfill({ status: 404, body: '' }));
  await typeAddress(page, `${stack.siteUrl}/documents`);
  await page.getByRole('link', { name: 'Payer', exact: true }).first().click();
  await expect(page.getByText('Ce code ne s’affiche pas.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copier le montant' })).toBeVisible();
});

test('a completed action is reported when no chunk can be loaded any more', async ({ page, stack }) => {
  await signInInvestor(page, stack);
  await typeAddress(page, `${stack.siteUrl}/profile`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Modifier' }).first().click();
  await page.waitForLoadState('networkidle');
  await loseEverything(page);
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await expect(page.getByText('Profil mis à jour.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await typeAddress(page, `${stack.siteUrl}/documents`);
  await expect(page.getByText('Total investi').first()).toBeVisible();
  await page.context().setOffline(true);
  await page
    .getByRole('button', { name: /^Télécharger le relevé/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toContainText('Erreur');
  await expect(page.getByText('Total investi').first()).toBeVisible();
});

test('a second factor whose screen cannot be loaded leaves the sign-in page', async ({ page, stack }) => {
  await page.route(chunkOf('SignInCode'), (route) => route.fulfill({ status: 404, body: '' }));
  await openSignIn(page, stack.siteUrl);
  await fill(page, 'Adresse e-mail', 'double.facteur@exemple.fr');
  await fillPassword(page, 'Mot de passe', password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('staff keep the page when a part of it cannot be loaded', async ({ page, stack }) => {
  test.slow();
  await signInStaff(page, stack, { email: 'marc.admin@exemple.fr', password });
  await expect(page).toHaveURL(`${stack.backofficeUrl}/admin`);
  await tryEach(page, stack.backofficeUrl, ofStaff);
  await page.setViewportSize({ width: 1440, height: 900 });
  await typeAddress(page, `${stack.backofficeUrl}/admin`);
  await tryRoute(page, 'Taux Change', 'FxRatesPage');
});

test('each site has its name in the page as served', async ({ request, stack }) => {
  for (const [url, title] of [
    [`${stack.siteUrl}/login`, 'Espace investisseur'],
    [`${stack.siteUrl}/kaskad/login`, 'Kaskad'],
    [`${stack.backofficeUrl}/login`, 'Back-office'],
  ] as const) {
    const page = await (await request.get(url)).text();
    expect(page).toContain('<html lang="fr"');
    expect(page).toContain(`<title>${title}</title>`);
    expect(page).toMatch(/<meta name="description" content="[^"]{20,160}"/);
  }
});
