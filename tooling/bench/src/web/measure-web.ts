/** `pnpm bench:web`: Lighthouse on the production builds over HTTP/2, beside a bare page of the same frameworks. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoEmail, demoPassword } from '@repo/api/demo/accounts';
import { chromiumLaunch } from '@repo/vite-config/chromium';
import { type Browser, chromium } from 'playwright';
import { buildFloor } from '../pages/build-floor.ts';
import { readScripts } from '../pages/read-scripts.ts';
import { atMost, type Figure, orFailure, progress } from '../report.ts';
import { median } from '../statistics.ts';
import { type Audit, type AuditedPage, auditPage, trustFlag } from './audit-page.ts';
import { type Sites, startSites } from './start-sites.ts';

const rounds = 3;
const signInTargets = { scriptKb: 168, allKb: 210, requests: 10, lcpRatio: 1.25, performance: 97 } as const;
const signedInTargets = { performance: 95 } as const;

interface NamedPage extends AuditedPage {
  readonly name: string;
}

export async function measureWeb(): Promise<Figure[]> {
  const sites = await startSites({ data: 'demo' });
  const floorFolder = await mkdtemp(join(tmpdir(), 'bench-floor-'));
  try {
    progress('building the bare page');
    await buildFloor(floorFolder);
    const floor = { name: 'bare page', origin: await sites.serve(floorFolder), path: '/', storage: {} };
    const visited = visitorPages(sites);
    const signedIn = await signedInPages(sites);
    const audits = await auditAll(sites, [floor, ...visited, ...signedIn]);
    const floorAudits = auditsOf(audits, floor);
    const floorLcpMs = medianOf(floorAudits, ({ lcpMs }) => lcpMs);
    const figures: Figure[] = [
      { name: 'bare page: LCP', measured: `${(floorLcpMs / 1000).toFixed(2)} s` },
      { name: 'bare page: in all', measured: inAll(floorAudits) },
      { name: 'the machine, by Lighthouse', measured: machineOf([...audits.values()].flat()) },
    ];
    const browser = await chromium.launch(trusting(sites));
    try {
      for (const page of visited) {
        const judge = () => judgeSignIn(browser, { page, audits: auditsOf(audits, page), floorLcpMs });
        figures.push(...(await orFailure(page.name, judge)));
      }
    } finally {
      await browser.close();
    }
    for (const page of signedIn) figures.push(...judgeSignedIn(page.name, auditsOf(audits, page)));
    return figures;
  } finally {
    await sites.stop();
    await rm(floorFolder, { recursive: true, force: true });
  }
}

function visitorPages({ siteUrl, backofficeUrl }: Sites): NamedPage[] {
  return [
    { name: 'yield-client, sign-in', origin: siteUrl, path: '/login', storage: {} },
    { name: 'kaskad-client, sign-in', origin: siteUrl, path: '/kaskad/login', storage: {} },
    { name: 'backoffice, sign-in', origin: backofficeUrl, path: '/login', storage: {} },
  ];
}

/** The client whose demonstration data covers everything: contracts in three products, in every state. */
async function signedInPages(sites: Sites): Promise<NamedPage[]> {
  const storage = await sites.signIn(demoEmail('camille.moreau'), demoPassword);
  const origin = sites.siteUrl;
  const inKaskad = { ...storage, intended_service: 'kaskad' };
  const round = await takingRound(sites, storage['token'] ?? '');
  return [
    { name: 'Portefeuille', origin, path: '/dashboard', storage },
    { name: 'Produits', origin, path: '/produits', storage },
    { name: 'Mes documents', origin, path: '/documents', storage },
    { name: 'Kaskad, Dashboard', origin, path: '/kaskad/dashboard', storage: inKaskad },
    { name: 'Kaskad, a round', origin, path: `/kaskad/investments/levees/${round}`, storage: inKaskad },
    { name: 'Kaskad, Vesting', origin, path: '/kaskad/vesting', storage: inKaskad },
  ];
}

/** The id of a round of the demonstration with something in its three marks. */
async function takingRound(sites: Sites, token: string): Promise<string> {
  const response = await fetch(`${sites.upstream.api}/proxy/kaskad/rounds`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`The rounds could not be read: ${response.status}.`);
  const body: unknown = await response.json();
  const items: unknown[] =
    typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items)
      ? body.items
      : [];
  const round = items.find(isTaking);
  if (round === undefined) throw new Error('No round of the demonstration takes investments.');
  return round.id;
}

function isTaking(round: unknown): round is { readonly id: string } {
  return (
    typeof round === 'object' &&
    round !== null &&
    'id' in round &&
    typeof round.id === 'string' &&
    'is_taking' in round &&
    round.is_taking === true &&
    'investors' in round &&
    Number(round.investors) > 0
  );
}

/** In rounds, so that a machine that slows down affects every page. */
async function auditAll(sites: Sites, pages: readonly NamedPage[]): Promise<Map<string, Audit[]>> {
  const audits = new Map<string, Audit[]>(pages.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of pages) {
      const audit = await auditTwiceAtMost(sites, page);
      const { scores, lcpMs, blockedMs, layoutShift, protocols, refused } = audit;
      if (protocols.some((protocol) => protocol !== 'h2'))
        throw new Error(`${page.name} did not come over HTTP/2 alone: ${protocols.join(', ')}.`);
      progress(
        `${page.name}, run ${round}: ${Object.values(scores).join(' / ')}, LCP ${lcpMs.toFixed(0)} ms, blocked ${blockedMs.toFixed(0)} ms, CLS ${layoutShift.toFixed(3)}`,
      );
      for (const line of refused) progress(`    ${line}`);
      audits.get(page.name)?.push(audit);
    }
  }
  return audits;
}

/** On a busy machine Lighthouse sometimes times out before the first paint: one retry. */
async function auditTwiceAtMost(sites: Sites, page: NamedPage): Promise<Audit> {
  try {
    return await auditPage(sites.certificate, page);
  } catch (error) {
    progress(`${page.name}: ${error instanceof Error ? error.message : String(error)} Once more.`);
    return await auditPage(sites.certificate, page);
  }
}

const trusting = ({ certificate }: Sites) => {
  const { args, ...launch } = chromiumLaunch();
  return { ...launch, args: [...args, trustFlag(certificate)] };
};

function auditsOf(audits: ReadonlyMap<string, Audit[]>, { name }: NamedPage): Audit[] {
  return audits.get(name) ?? [];
}

function medianOf(audits: readonly Audit[], read: (audit: Audit) => number): number {
  return median(audits.map(read));
}

function machineOf(audits: readonly Audit[]): string {
  const measured = audits.map(({ machine }) => machine);
  return `${median(measured).toFixed(0)}, ${Math.min(...measured).toFixed(0)} at its busiest`;
}

function inAll(audits: readonly Audit[]): string {
  const kb = medianOf(audits, ({ wireBytes }) => wireBytes) / 1000;
  return `${kb.toFixed(1)} kB, ${medianOf(audits, ({ requests }) => requests)} requests`;
}

interface SignInMeasured {
  readonly page: NamedPage;
  readonly audits: readonly Audit[];
  readonly floorLcpMs: number;
}

async function judgeSignIn(
  browser: Browser,
  { page, audits, floorLcpMs }: SignInMeasured,
): Promise<Figure[]> {
  const { name, origin, path } = page;
  const scripts = await readScripts(browser, origin + path);
  const lcpRatio = medianOf(audits, ({ lcpMs }) => lcpMs) / floorLcpMs;
  const { scriptKb, allKb, requests, performance } = signInTargets;
  return [
    atMost(`${name}: JavaScript, gzip`, scripts.gzipBytes / 1000, { target: scriptKb, unit: 'kB' }),
    atMost(`${name}: in all, transferred`, medianOf(audits, ({ wireBytes }) => wireBytes) / 1000, {
      target: allKb,
      unit: 'kB',
    }),
    atMost(
      `${name}: requests`,
      medianOf(audits, (audit) => audit.requests),
      {
        target: requests,
        unit: 'requests',
      },
    ),
    atMost(`${name}: LCP ÷ bare page's`, lcpRatio, { target: signInTargets.lcpRatio, unit: '×' }),
    ...judgeScores(name, audits, performance),
  ];
}

function judgeSignedIn(name: string, audits: readonly Audit[]): Figure[] {
  const layoutShift = Math.max(...audits.map((audit) => audit.layoutShift));
  return [
    ...judgeScores(name, audits, signedInTargets.performance),
    {
      name: `${name}: layout shift, the worst run`,
      measured: layoutShift.toFixed(3),
      target: '0',
      isMet: layoutShift === 0,
    },
    {
      name: `${name}: LCP; blocked; in all`,
      measured: `${(medianOf(audits, ({ lcpMs }) => lcpMs) / 1000).toFixed(2)} s; ${medianOf(audits, ({ blockedMs }) => blockedMs).toFixed(0)} ms; ${inAll(audits)}`,
    },
  ];
}

function judgeScores(name: string, audits: readonly Audit[], performance: number): Figure[] {
  return [
    score(
      `${name}: performance`,
      medianOf(audits, ({ scores }) => scores.performance),
      performance,
    ),
    score(
      `${name}: accessibility`,
      medianOf(audits, ({ scores }) => scores.accessibility),
      100,
    ),
    score(
      `${name}: best practices`,
      medianOf(audits, ({ scores }) => scores.bestPractices),
      100,
    ),
  ];
}

function score(name: string, value: number, target: number): Figure {
  return {
    name,
    measured: String(value),
    target: target === 100 ? '100' : `≥ ${target}`,
    isMet: value >= target,
  };
}
