// Every setting is an environment variable, read once at start; a wrong one stops the start and is named.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);
const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => new URL(value).origin === value,
    'must be a bare origin such as https://exemple.fr, without a final slash',
  );
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');
/** Where a provider is called: in clear only on this machine, as the tests do. */
const providerOrigin = origin.refine((value) => {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}, 'must be https');
/** `.env` files leave unused lines empty; an empty variable is one that is not set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: port(4000),
  SITE_PORT: port(3000),
  BACKOFFICE_PORT: port(3001),
  API_URL: optional(origin),
  SITE_URL: optional(origin),
  BACKOFFICE_URL: optional(origin),
  CORS_ORIGINS: optional(z.string()),
  TRUST_PROXY: flag,
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  APP_SECRET: optional(z.string().min(32)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.email().default('ne-pas-repondre@exemple.fr'),
  CONTACT_LINE: optional(z.string().max(200)),
  BRAND_YIELD: z.string().min(1).default('Yield'),
  BRAND_KASKAD: z.string().min(1).default('Kaskad'),
  SUMSUB_APP_TOKEN: optional(
    z.string().regex(/^(sbx|prd):\S+$/, 'must start with prd: (production) or sbx: (sandbox)'),
  ),
  SUMSUB_SECRET_KEY: optional(z.string().min(16)),
  SUMSUB_WEBHOOK_SECRET: optional(z.string().min(16)),
  SUMSUB_LEVEL_NAME: optional(z.string().min(1)),
  SUMSUB_BASE_URL: optional(providerOrigin),
  RATE_LIMIT_READS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  METRICS_TOKEN: optional(z.string().min(16)),
  ALLOW_LOCAL_PROVIDERS: flag,
});

type Environment = z.infer<typeof environmentSchema>;

/** How to speak to the identity provider. */
export interface SumsubSettings {
  appToken: string;
  secretKey: string;
  /** Of the webhook alone: the provider gives it a secret of its own. */
  webhookSecret: string;
  levelName: string;
  baseUrl: string;
}

export interface Settings {
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  apiUrl: string;
  siteUrl: string;
  backofficeUrl: string;
  corsOrigins: string[];
  trustProxy: boolean;
  dataDir: string;
  databaseUrl: string | null;
  /** Null: the start makes one and keeps it in the data folder. Never null in production. */
  secret: string | null;
  logLevel: string;
  smtpUrl: string | null;
  mailFrom: string;
  /** Who writes and how to reach them, at the foot of each mail; null leaves the line out. */
  contactLine: string | null;
  brands: { yield: string; kaskad: string };
  /** Null: identities are verified by the local provider. */
  sumsub: SumsubSettings | null;
  /** Reads allowed to one account; a measure of throughput raises it. */
  readsPerMinute: number;
  metricsToken: string | null;
}

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export function readSettings(env: Record<string, string | undefined>): Settings {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) throw new SettingsError(describe(parsed.error));
  const problem = sumsubProblem(parsed.data) ?? productionProblem(parsed.data);
  if (problem !== null) throw new SettingsError(problem);
  return toSettings(parsed.data);
}

function toSettings(env: Environment): Settings {
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.SITE_PORT}`;
  const backofficeUrl = env.BACKOFFICE_URL ?? `http://localhost:${env.BACKOFFICE_PORT}`;
  return {
    mode: env.NODE_ENV,
    host: env.API_HOST,
    port: env.API_PORT,
    apiUrl: env.API_URL ?? `http://localhost:${env.API_PORT}`,
    siteUrl,
    backofficeUrl,
    corsOrigins: [siteUrl, backofficeUrl, ...splitList(env.CORS_ORIGINS)],
    trustProxy: env.TRUST_PROXY,
    dataDir: resolve(repositoryRoot, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    secret: env.APP_SECRET ?? null,
    logLevel: env.LOG_LEVEL,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    contactLine: env.CONTACT_LINE ?? null,
    brands: { yield: env.BRAND_YIELD, kaskad: env.BRAND_KASKAD },
    sumsub: toSumsub(env),
    readsPerMinute: env.RATE_LIMIT_READS_PER_MINUTE,
    metricsToken: env.METRICS_TOKEN ?? null,
  };
}

function toSumsub(env: Environment): SumsubSettings | null {
  const { SUMSUB_APP_TOKEN, SUMSUB_SECRET_KEY, SUMSUB_WEBHOOK_SECRET, SUMSUB_LEVEL_NAME } = env;
  if (!SUMSUB_APP_TOKEN || !SUMSUB_SECRET_KEY || !SUMSUB_WEBHOOK_SECRET || !SUMSUB_LEVEL_NAME) return null;
  return {
    appToken: SUMSUB_APP_TOKEN,
    secretKey: SUMSUB_SECRET_KEY,
    webhookSecret: SUMSUB_WEBHOOK_SECRET,
    levelName: SUMSUB_LEVEL_NAME,
    baseUrl: env.SUMSUB_BASE_URL ?? 'https://api.sumsub.com',
  };
}

const sumsubNames = [
  'SUMSUB_APP_TOKEN',
  'SUMSUB_SECRET_KEY',
  'SUMSUB_WEBHOOK_SECRET',
  'SUMSUB_LEVEL_NAME',
] as const;

/** Half a configuration would verify identities in a way nobody chose. */
function sumsubProblem(env: Environment): string | null {
  const missing = sumsubNames.filter((name) => env[name] === undefined);
  const [first] = missing;
  const isAsked = missing.length < sumsubNames.length || env.SUMSUB_BASE_URL !== undefined;
  return first !== undefined && isAsked
    ? `${first}: must be set too. Sumsub needs all of ${sumsubNames.join(', ')}, or none.`
    : null;
}

/** What is merely convenient on one machine is refused where real clients are served. */
function productionProblem(env: Environment): string | null {
  if (env.NODE_ENV !== 'production') return null;
  if (env.APP_SECRET === undefined) return 'APP_SECRET must be set in production (at least 32 characters).';
  if (env.ALLOW_LOCAL_PROVIDERS) return null;
  if (env.SUMSUB_APP_TOKEN?.startsWith('sbx:')) {
    return 'SUMSUB_APP_TOKEN: a sandbox token verifies nobody; production needs one that starts with prd:.';
  }
  const locals =
    env.SUMSUB_APP_TOKEN === undefined ? 'identity and signature providers' : 'signature provider';
  return `ALLOW_LOCAL_PROVIDERS must be true to run in production with the local ${locals}.`;
}

function splitList(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function describe(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n');
}
