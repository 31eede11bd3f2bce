/** Checks in a real browser: markup in texts, content security policy, storage, hosts, foreign postMessage. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';
import type { Check } from '../check.ts';
import { attemptInjections, sendElsewhere } from '../page-attacks.ts';
import { client, type System } from '../system.ts';
import {
  openPendingIdentity,
  type Person,
  plantCanary,
  visit,
  walkAsClient,
  walkAsStaff,
  walkAsVisitor,
} from '../walk.ts';

export interface Walked {
  readonly system: System;
  readonly visitor: Person;
  readonly client: Person;
  readonly staff: Person;
}

export async function walk(system: System): Promise<Walked> {
  await plantCanary(system);
  return {
    system,
    visitor: await walkAsVisitor(system),
    client: await walkAsClient(system),
    staff: await walkAsStaff(system),
  };
}

const allWalks = ({ visitor, client: signedIn, staff }: Walked) => [visitor, signedIn, staff];
const visitsOf = (walked: Walked) => allWalks(walked).flatMap(({ record }) => record.visits);

const markup: Check<Walked> = {
  ids: 'V1.1.2 V1.2.1 V3.2.2',
  title: 'markup stored in the texts of clients, staff and providers is rendered as text',
  run(walked) {
    const visits = visitsOf(walked);
    const failures = [
      ...allWalks(walked).flatMap(({ record }) => record.ran),
      ...visits.filter(({ hasMarkup }) => hasMarkup).map(({ url }) => `${url}: an element was made`),
    ];
    for (const [who, person] of Object.entries({ client: walked.client, staff: walked.staff })) {
      if (!person.record.visits.some(({ showsCanary }) => showsCanary))
        failures.push(`no page of the ${who} shows the text: nothing is proved`);
    }
    const shown = visits.filter(({ showsCanary }) => showsCanary).length;
    return { looked: shown, failures };
  },
};

const violations: Check<Walked> = {
  ids: 'V3.4.3',
  title: 'no page violates its own content security policy',
  run: (walked) => ({
    looked: visitsOf(walked).length,
    failures: allWalks(walked).flatMap(({ record }) => record.violations),
  }),
};

const hosts: Check<Walked> = {
  ids: 'V14.2.3 V13.2.4',
  title: 'no page sends a request outside our three origins',
  run(walked) {
    const { siteUrl, backofficeUrl, apiUrl } = walked.system.sites;
    const ours = [siteUrl, backofficeUrl, apiUrl].map((url) => new URL(url).host);
    const seen = new Set(allWalks(walked).flatMap(({ record }) => [...record.hosts]));
    return { looked: seen.size, failures: [...seen].filter((host) => !ours.includes(host)) };
  },
};

const inAddresses: Check<Walked> = {
  ids: 'V14.2.1',
  title: 'no requested URL contains a token, an email address or an IBAN, no Referer a path',
  run(walked) {
    const urls = allWalks(walked).flatMap(({ record }) => record.urls);
    const sensitive = /\b(?:usx|chl|hnd)_|@exemple\.fr|%40exemple\.fr|\bFR\d{12}|password=/i;
    const referrers = allWalks(walked).flatMap(({ record }) => [...record.referrers]);
    const failures = [
      ...urls.filter((url) => sensitive.test(url)),
      ...referrers
        .filter((referrer) => new URL(referrer).pathname !== '/')
        .map((referrer) => `Referer: ${referrer}`),
    ];
    return { looked: urls.length, failures };
  },
};

const trustedTypes: Check<Walked> = {
  ids: 'V1.3.1 V1.3.2 V3.2.2',
  title: 'a page of each site refuses innerHTML, script texts and addresses, srcdoc, a foreign policy',
  async run(walked) {
    const failures: string[] = [];
    const people = [walked.client, walked.staff];
    let looked = 0;
    for (const { page } of people) {
      const outcomes = await page.evaluate(attemptInjections);
      for (const [what, outcome] of Object.entries(outcomes)) {
        looked += 1;
        if (outcome === 'done') failures.push(`${new URL(page.url()).pathname}: ${what} was allowed`);
      }
    }
    return { looked, failures };
  },
};

const exfiltration: Check<Walked> = {
  ids: 'V3.4.3 V14.3.3',
  title:
    'a script in the page cannot send data elsewhere: no fetch, beacon, image, video, frame, form or worker',
  async run({ system, client: { page } }) {
    const reached: string[] = [];
    const server = createServer((request, response) => {
      reached.push(`${request.method ?? ''} ${request.url ?? ''}`);
      response.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    await visit({ page, context: page.context(), record: blank() }, `${system.sites.siteUrl}/dashboard`);
    const ways = await page.evaluate(sendElsewhere, `http://127.0.0.1:${port}`);
    await page.waitForTimeout(500);
    server.close();
    return { looked: ways, failures: reached };
  },
};

function blank(): Person['record'] {
  return { visits: [], violations: [], hosts: new Set(), urls: [], referrers: new Set(), ran: [] };
}

const messages: Check<Walked> = {
  ids: 'V3.5.5',
  title:
    'a postMessage from a foreign origin has no effect, and a foreign opener loses its handle on the page',
  async run({ system }) {
    const person = await openPendingIdentity(system, 'lea.petit@exemple.fr');
    const { page, record } = person;
    await page.waitForLoadState('networkidle').catch(() => {});
    const before = { url: page.url(), calls: record.urls.length };
    const sent = await page.evaluate(() => {
      const verdict = { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } };
      const data = [
        { method: 'idCheck.onApplicantStatusChanged', ...verdict },
        { method: 'idCheck.onApplicantSubmitted' },
        { type: 'idCheck.applicantStatus', payload: verdict },
        { type: 'signature.done', status: 'signed' },
        'https://evil.test',
      ];
      for (const message of data) {
        for (const origin of ['https://evil.test', 'null', `${location.origin}.evil.test`])
          window.dispatchEvent(new MessageEvent('message', { data: message, origin, source: window }));
      }
      return data.length * 3;
    });
    await page.waitForTimeout(1000);
    const failures = record.urls.slice(before.calls).filter((url) => url.includes('update-kyc'));
    if (page.url() !== before.url) failures.push(`the page has moved to ${page.url()}`);
    // Opened by a page of another origin, as an attacker would.
    const trap = await person.context.newPage();
    await trap.goto(system.sites.apiUrl);
    const [opened] = await Promise.all([
      person.context.waitForEvent('page'),
      trap.evaluate((url) => void window.open(url), `${system.sites.siteUrl}/login`),
    ]);
    await opened.waitForLoadState();
    if (!(await opened.evaluate(() => window.opener === null))) failures.push('window.opener is there');
    await person.context.close();
    return { looked: sent + 1, failures };
  },
};

const redirects: Check<Walked> = {
  ids: 'V3.7.2',
  title: 'no URL parameter is an open redirect, signed in or out',
  async run(walked) {
    const { siteUrl } = walked.system.sites;
    const failures: string[] = [];
    let looked = 0;
    for (const { page } of [walked.visitor, walked.client]) {
      for (const target of ['//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)']) {
        const value = encodeURIComponent(target);
        const query = `next=${value}&redirect=${value}&returnTo=${value}`;
        const carried = `handoff=${value}&handoff-from=${value}&handoff-to=${value}&nonce=${value}`;
        await page.goto(`${siteUrl}/login?${query}#next=${value}&${carried}`);
        await page.waitForTimeout(200);
        looked += 1;
        if (new URL(page.url()).origin !== siteUrl) failures.push(`${target}: ${page.url()}`);
      }
    }
    return { looked, failures };
  },
};

const stored = z.record(z.string(), z.string());
/** The fields of the user that route guards and the header read (security.md §1.9). */
const storedUserFields = /^(id|role|is_kyc|firstname|lastname|can_access_\w+)$/;
const sessionKeys = ['token', 'user', 'intended_service'];

const storage: Check<Walked> = {
  ids: 'V14.3.1 V14.3.3 V7.4.4',
  title:
    'a browser stores only the session and the fields that guards and header need, and nothing once signed out',
  async run({ system, client: { page, context } }) {
    await page.goto(`${system.sites.siteUrl}/dashboard`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const read = () =>
      page.evaluate(() => ({
        local: Object.fromEntries(Object.entries(localStorage)),
        tab: Object.fromEntries(Object.entries(sessionStorage)),
        cookie: document.cookie,
      }));
    const before = await read();
    const local = stored.parse(before.local);
    const kept = z.record(z.string(), z.unknown()).parse(JSON.parse(local['user'] ?? '{}'));
    const failures = [
      ...Object.keys(kept).filter((field) => !storedUserFields.test(field)),
      ...(JSON.stringify(before).includes(client.email) ? ['the e-mail address is kept'] : []),
    ];
    await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
    await page.waitForURL(`${system.sites.siteUrl}/login`);
    const after = await read();
    const left = Object.keys(after.local).filter((key) => key in local && sessionKeys.includes(key));
    const token = local['token'] ?? 'absent';
    if (JSON.stringify(after).includes(token)) failures.push('the token is kept');
    if ((await context.cookies()).length > 0) failures.push('a cookie is kept');
    const notes = Object.keys({ ...after.local, ...after.tab });
    return {
      looked: Object.keys(local).length,
      failures: [...failures, ...left],
      ...(notes.length > 0 && { notes: [`left when signed out: ${notes.join(', ')}`] }),
    };
  },
};

export const browserChecks: readonly Check<Walked>[] = [
  markup,
  violations,
  hosts,
  inAddresses,
  redirects,
  messages,
  trustedTypes,
  exfiltration,
  storage,
];
