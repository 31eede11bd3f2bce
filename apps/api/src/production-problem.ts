// Settings that a single machine can do without and production cannot. `settings.ts` has checked each value by itself.
import { hostUrls } from '@repo/postgres/hosts';
import { isLoopbackHost } from './loopback.ts';

export interface ProductionEnvironment {
  NODE_ENV: string;
  APP_SECRET?: string | undefined;
  DATABASE_URL?: string | undefined;
  DATABASE_MIGRATION_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  API_URL?: string | undefined;
  SITE_URL?: string | undefined;
  BACKOFFICE_URL?: string | undefined;
  CONTACT_LINE?: string | undefined;
  SUMSUB_APP_TOKEN?: string | undefined;
  YOUSIGN_API_KEY?: string | undefined;
  YOUSIGN_ENVIRONMENT?: string | undefined;
  CHAIN_BITCOIN_URL?: string | undefined;
  RATES?: string | undefined;
  ALLOW_LOCAL_PROVIDERS: boolean;
}

const databaseUrls = ['DATABASE_URL', 'DATABASE_MIGRATION_URL'] as const;
const addresses = ['API_URL', 'SITE_URL', 'BACKOFFICE_URL'] as const;

/** Why each is required, as the end of the sentence that refuses the start. */
const required = {
  APP_SECRET: 'it is the key of codes, links and stored files (at least 32 characters).',
  DATABASE_URL: 'client data belongs in a PostgreSQL server that is backed up.',
  SMTP_URL: 'staff sign in with a mailed code, and clients are informed by mail.',
  API_URL: 'browsers and providers call it there.',
  SITE_URL: 'mails link to it and scripts run from it only.',
  BACKOFFICE_URL: 'staff sign in there and scripts run from it only.',
  CONTACT_LINE: 'mails and legal notices must say who writes and how to reach them.',
} as const satisfies Partial<Record<keyof ProductionEnvironment, string>>;

type RequiredName = keyof typeof required;
const requiredNames: readonly RequiredName[] = [
  'APP_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  ...addresses,
  'CONTACT_LINE',
];

/** One sentence naming the first variable that keeps production from starting, or null. */
export function productionProblem(env: ProductionEnvironment): string | null {
  if (env.NODE_ENV !== 'production') return null;
  const missing = requiredNames.find((name) => (env[name] ?? '').trim() === '');
  if (missing !== undefined) return `${missing}: must be set in production: ${required[missing]}`;
  return transportProblem(env) ?? providerProblem(env);
}

function transportProblem(env: ProductionEnvironment): string | null {
  const readable = databaseUrls.find((name) => !hostUrls(env[name] ?? '').every(isPrivateDatabase));
  if (readable !== undefined) {
    return `${readable}: must end with ?sslmode=verify-full in production, unless the server is on this machine.`;
  }
  const open = addresses.find((name) => !isSafeAddress(env[name] ?? '', env));
  return open === undefined ? null : `${open}: must be an https address in production.`;
}

/** In clear on this machine only, and only for a rehearsal of production. */
function isSafeAddress(url: string, { ALLOW_LOCAL_PROVIDERS }: ProductionEnvironment): boolean {
  return url.startsWith('https:') || (ALLOW_LOCAL_PROVIDERS && isLoopbackHost(new URL(url).hostname));
}

/**
 * To a database elsewhere, only encrypted and to a server that proves who it is. Read as the driver does: a parameter `host`
 * replaces the host of the address, and of a repeated parameter the last one holds. A path, or nothing, is this machine.
 */
function isPrivateDatabase(url: string): boolean {
  if (url === '') return true;
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.getAll('host').at(-1) || hostname;
  const isHere = host === '' || host.startsWith('/') || isLoopbackHost(host);
  return isHere || searchParams.getAll('sslmode').at(-1) === 'verify-full';
}

function providerProblem(env: ProductionEnvironment): string | null {
  if (env.ALLOW_LOCAL_PROVIDERS) return null;
  if (env.SUMSUB_APP_TOKEN?.startsWith('sbx:')) {
    return 'SUMSUB_APP_TOKEN: a sandbox token verifies no real identity; production needs one that starts with prd:.';
  }
  if (env.YOUSIGN_ENVIRONMENT === 'sandbox') {
    return 'YOUSIGN_ENVIRONMENT: a sandbox signature is not binding; production needs production.';
  }
  const locals = [
    ...(env.SUMSUB_APP_TOKEN === undefined ? ['identity'] : []),
    ...(env.YOUSIGN_API_KEY === undefined ? ['signature'] : []),
    ...(env.CHAIN_BITCOIN_URL === undefined ? ['chain'] : []),
    ...(env.RATES === 'local' ? ['rates'] : []),
  ];
  if (locals.length === 0) return null;
  const what = `${listOf(locals)} ${locals.length === 1 ? 'provider' : 'providers'}`;
  return `ALLOW_LOCAL_PROVIDERS must be true to run in production with the local ${what}.`;
}

/** « a », « a and b », « a, b and c ». */
function listOf(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' and ');
}
