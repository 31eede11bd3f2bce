/** A browser visits the sites with hostile texts in every field, and records what it does. */
import { clients, staff as staffAccounts, walkOfClient, walkOfStaff } from '@repo/e2e/access';
import type { BrowserContext, Page } from 'playwright';
import { client, mailedCode, type System, staff } from './system.ts';

/** Runs if any page parses a text as markup; its text is looked for, to prove that it was shown. */
export const canary = {
  words: 'canari-affiché',
  text: `canari-affiché"><img src=x onerror="window.canaryRan=1">'</script><script>window.canaryRan=1</script>`,
};

/**
 * Hostile texts of clients, staff and providers that other users read, written straight to the database, past the
 * validation of forms.
 */
const plantedColumns: Readonly<Record<string, readonly string[]>> = {
  users: ['firstname', 'lastname', 'address', 'city', 'company_name'],
  strategies: ['subtitle', 'label', 'description', 'rib_bank'],
  files: ['original_name'],
  receipts: ['reason'],
  payouts: ['beneficiary_name', 'reason'],
  change_requests: ['subject_label', 'reason'],
  payment_proofs: ['reference', 'refusal_reason', 'refusal_message'],
  applicants: ['refusal_comment', 'staff_note'],
  sessions: ['user_agent'],
};

export async function plantCanary({ db }: System): Promise<void> {
  for (const [table, columns] of Object.entries(plantedColumns)) {
    for (const column of columns) await db.query(`update "${table}" set "${column}" = $1`, [canary.text]);
  }
}

export interface Visit {
  readonly url: string;
  readonly showsCanary: boolean;
  readonly hasMarkup: boolean;
}

export interface Log {
  readonly visits: Visit[];
  readonly violations: string[];
  readonly hosts: Set<string>;
  readonly urls: string[];
  readonly referrers: Set<string>;
  readonly ran: string[];
}

export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly record: Log;
}

async function openContext({ browser }: System): Promise<Person> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'fr-FR' });
  const record: Log = {
    visits: [],
    violations: [],
    hosts: new Set(),
    urls: [],
    referrers: new Set(),
    ran: [],
  };
  await context.exposeBinding('reportViolation', (_source, text: string) => record.violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile } = event;
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function')
        report(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol)) record.hosts.add(host);
    record.urls.push(request.url());
    const { referer } = request.headers();
    // Chromium reports a withheld Referer as an empty one.
    if (referer) record.referrers.add(referer);
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    record.ran.push(`${page.url()}: a dialog`);
    void dialog.dismiss();
  });
  return { context, page, record };
}

const settleMs = 4000;

export async function visit({ page, record }: Person, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle', { timeout: settleMs }).catch(() => {});
  const seen = await page.evaluate(
    (words) => ({
      ran: Reflect.get(window, 'canaryRan') !== undefined,
      showsCanary: (document.body.textContent ?? '').includes(words),
      hasMarkup: document.querySelector('img[src="x"]') !== null,
    }),
    canary.words,
  );
  if (seen.ran) record.ran.push(url);
  record.visits.push({ url, showsCanary: seen.showsCanary, hasMarkup: seen.hasMarkup });
}

async function fillSignIn(page: Page, site: string, person: typeof client): Promise<void> {
  await page.goto(`${site}/login`);
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).and(page.locator('input')).fill(person.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

const opens = <Account extends { readonly key: string }>(
  accounts: readonly Account[],
  email: string,
): Account => {
  const found = accounts.find(({ key }) => email.startsWith(`${key}@`));
  if (found === undefined) throw new Error(`${email} is no account of the journeys.`);
  return found;
};

export async function walkAsVisitor(system: System): Promise<Person> {
  const person = await openContext(system);
  const { siteUrl, backofficeUrl } = system.sites;
  const paths = [
    '/login',
    '/register',
    '/password',
    '/mentions-legales',
    '/cgv',
    '/link-kaskad',
    '/link-yield',
  ];
  const reflected = encodeURIComponent(canary.text);
  const odd = [
    `/login?next=${reflected}`,
    `/reset-password/${reflected}`,
    `/confirmer-mon-adresse#${reflected}`,
    `/ce-n-est-pas-moi#${reflected}`,
    `/${reflected}`,
    `/login#${reflected}`,
  ];
  const kaskad = ['/kaskad/login', '/kaskad/register', '/kaskad/confirmer-mon-adresse'];
  for (const path of [...paths, ...odd, ...kaskad]) await visit(person, siteUrl + path);
  await visit(person, `${backofficeUrl}/login`);
  return person;
}

export async function walkAsClient(system: System): Promise<Person> {
  const person = await openContext(system);
  const { siteUrl } = system.sites;
  await fillSignIn(person.page, siteUrl, client);
  await person.page.waitForURL(`${siteUrl}/dashboard`);
  for (const url of walkOfClient({ siteUrl }, opens(clients, client.email).opens).opened)
    await visit(person, url);
  return person;
}

export async function walkAsStaff(system: System): Promise<Person> {
  const person = await openContext(system);
  const { backofficeUrl } = system.sites;
  await fillSignIn(person.page, backofficeUrl, staff);
  const field = person.page.getByLabel('Code à 6 chiffres');
  await field.waitFor();
  await field.fill(await mailedCode(system.db, staff.email));
  await person.page.waitForURL(`${backofficeUrl}/admin`);
  const { opened } = walkOfStaff({ backofficeUrl }, opens(staffAccounts, staff.email).opens);
  for (const url of opened) await visit(person, url);
  await visit(person, `${backofficeUrl}/admin/souscriptions`);
  const contract = person.page.getByRole('row').getByRole('link').first();
  if ((await contract.count()) > 0)
    await visit(person, new URL((await contract.getAttribute('href')) ?? '', backofficeUrl).href);
  return person;
}

export async function openPendingIdentity(system: System, email: string): Promise<Person> {
  const person = await openContext(system);
  await fillSignIn(person.page, system.sites.siteUrl, { ...client, email });
  await person.page.waitForURL(`${system.sites.siteUrl}/kyc-en-attente`);
  return person;
}
