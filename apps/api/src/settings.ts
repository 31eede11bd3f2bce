// Every setting is an environment variable, read once at start; a wrong one stops the start and is named.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Company } from '@repo/domain/legal';
import { z } from 'zod';
import { type DatabaseSettings, databaseVariables, toDatabaseSettings } from './database-settings.ts';
import { halfProviderProblem } from './half-provider-problem.ts';
import { productionProblem } from './production-problem.ts';
import {
  antivirusAddress,
  type ChainSettings,
  type RatesSettings,
  type SumsubSettings,
  type YousignSettings,
  yousignAuthentications,
  yousignLevels,
} from './provider-settings.ts';
import { type S3Settings, s3Variables, toS3Settings } from './s3-settings.ts';
import { withSecretFiles } from './secret-files.ts';
import { flag, optional, origin, port, providerOrigin, providerUrl } from './setting-schemas.ts';
import { SettingsError } from './settings-error.ts';
import { type StaffSettings, staffVariables, toStaffSettings } from './staff-settings.ts';
import { type TimestampSettings, timestampVariables, toTimestampSettings } from './timestamp-settings.ts';

const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

const proxyHops = z
  .string()
  .regex(/^(true|false|[0-9])$/, 'must be true (one proxy), false (none) or the number of proxies, 0 to 9')
  .default('false')
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)));

/** Thirty-two times the same letter is long, and no secret. */
function isVaried(secret: string): boolean {
  return new Set(secret).size >= 10;
}

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: port(4000),
  WORKER_PORT: port(4001),
  SITE_PORT: port(3000),
  BACKOFFICE_PORT: port(3001),
  API_URL: optional(origin),
  SITE_URL: optional(origin),
  BACKOFFICE_URL: optional(origin),
  CORS_ORIGINS: optional(z.string()),
  TRUST_PROXY: proxyHops,
  DATA_DIR: z.string().min(1).default('.data'),
  ...databaseVariables,
  APP_SECRET: optional(
    z.string().min(32).refine(isVaried, 'must be random: at least 10 different characters'),
  ),
  APP_SECRET_PREVIOUS: optional(z.string().min(32)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.email().default('ne-pas-repondre@exemple.fr'),
  CONTACT_LINE: optional(z.string().max(200)),
  COMPANY_NAME: optional(z.string().max(100)),
  COMPANY_REGISTER: optional(z.string().max(100)),
  COMPANY_ADDRESS: optional(z.string().max(200)),
  COMPANY_REPRESENTATIVE: optional(z.string().max(100)),
  BRAND_YIELD: z.string().min(1).default('Yield'),
  BRAND_KASKAD: z.string().min(1).default('Kaskad'),
  SUMSUB_APP_TOKEN: optional(
    z.string().regex(/^(sbx|prd):\S+$/, 'must start with prd: (production) or sbx: (sandbox)'),
  ),
  SUMSUB_SECRET_KEY: optional(z.string().min(16)),
  SUMSUB_WEBHOOK_SECRET: optional(z.string().min(16)),
  SUMSUB_LEVEL_NAME: optional(z.string().min(1)),
  SUMSUB_BASE_URL: optional(providerOrigin),
  YOUSIGN_API_KEY: optional(z.string().regex(/^\S{16,}$/, 'must be at least 16 characters, without a blank')),
  YOUSIGN_WEBHOOK_SECRET: optional(z.string().min(16)),
  YOUSIGN_ENVIRONMENT: optional(z.enum(['production', 'sandbox'])),
  YOUSIGN_SIGNATURE_LEVEL: optional(z.enum(yousignLevels)),
  YOUSIGN_AUTHENTICATION: optional(z.enum(yousignAuthentications)),
  YOUSIGN_BASE_URL: optional(providerOrigin),
  SEAL_KEY_FILE: optional(z.string().min(1)),
  CHAIN_BITCOIN_URL: optional(providerUrl),
  CHAIN_ETHEREUM_URL: optional(providerUrl),
  COMPANY_REGISTER_URL: optional(providerUrl),
  ADDRESS_SEARCH_URL: optional(providerUrl),
  ANTIVIRUS_ADDRESS: optional(antivirusAddress),
  RATES: optional(z.enum(['on', 'off', 'local'])),
  RATES_ECB_URL: optional(providerUrl),
  RATES_KRAKEN_URL: optional(providerUrl),
  RATE_LIMIT_READS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  METRICS_TOKEN: optional(z.string().min(16)),
  WORK: z.enum(['inline', 'off']).default('inline'),
  COMMIT: optional(z.string().regex(/^[0-9a-f]{7,40}$/, 'must be the hash of a commit')),
  ALLOW_LOCAL_PROVIDERS: flag,
  TWO_PERSON_CONTROL: z.enum(['on', 'off']).default('on'),
  BACKUP_FOLDER: optional(z.string().startsWith('/', 'must be the whole path of a folder')),
  ...s3Variables,
  ...staffVariables,
  ...timestampVariables,
});

type Environment = z.infer<typeof environmentSchema>;

export interface Settings extends DatabaseSettings {
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  /** Where a worker responds to health checks and to the collector of metrics. */
  workerPort: number;
  apiUrl: string;
  siteUrl: string;
  backofficeUrl: string;
  corsOrigins: string[];
  /** How many proxies of ours a request passes: that many last addresses of X-Forwarded-For are believed. */
  trustProxy: number;
  dataDir: string;
  /** Where the command `backup` puts them, for the metric of the newest; null: there is none. */
  backupFolder: string | null;
  /** Null: files are in a folder of `dataDir`. */
  s3: S3Settings | null;
  /** Whether the process that serves requests does background work too; else workers do. */
  worksInline: boolean;
  /** Null: the start makes one and keeps it in the data folder. Never null in production. */
  secret: string | null;
  /** What files may still be sealed with, after the secret was changed. */
  previousSecret: string | null;
  logLevel: string;
  smtpUrl: string | null;
  mailFrom: string;
  /** Who writes and how to reach them, at the foot of each mail; null leaves the line out. */
  contactLine: string | null;
  /** The legal entity of contracts and documents; null what is unset. */
  company: Company & { name: string | null };
  brands: { yield: string; kaskad: string };
  /** Null: identities are verified by the local provider. */
  sumsub: SumsubSettings | null;
  /** Null: contracts are signed with the local provider. */
  yousign: YousignSettings | null;
  /** A key and its certificate in PEM, to seal documents with; null: that of the local signature provider, or none beside Yousign. */
  sealKeyFile: string | null;
  /** Null: seals and heads of the trail have no time stamp. */
  timestamps: TimestampSettings | 'local' | null;
  /** Revocation lists of the certificates of seals and of their time stamps. */
  sealCrlUrls: readonly string[];
  /** Null: transfers of coins are read from a file of this machine. */
  chain: ChainSettings | null;
  /** Null: a client’s company is not compared with the public register. */
  companyRegisterUrl: string | null;
  /** Null: addresses are typed without suggestions. */
  addressSearchUrl: string | null;
  /** Null: files that people send are « non analysé » to staff. */
  antivirusAddress: string | null;
  /** `local`: rates are read from a file of this machine; `off`: staff import them by hand. */
  rates: RatesSettings | 'local' | 'off';
  /** Reads allowed to one account; a measure of throughput raises it. */
  readsPerMinute: number;
  metricsToken: string | null;
  /** False: one member of staff alone may do what needs two; every staff screen shows a warning. */
  hasTwoPersonControl: boolean;
  staff: StaffSettings;
  /** The hash of the commit that runs; null when the start was not given it. */
  commit: string | null;
}

export function readSettings(env: Record<string, string | undefined>): Settings {
  const parsed = environmentSchema.safeParse(withSecretFiles(env));
  if (!parsed.success) throw new SettingsError(describe(parsed.error));
  const problem = halfProviderProblem(parsed.data) ?? productionProblem(parsed.data);
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
    workerPort: env.WORKER_PORT,
    apiUrl: env.API_URL ?? `http://localhost:${env.API_PORT}`,
    siteUrl,
    backofficeUrl,
    corsOrigins: [siteUrl, backofficeUrl, ...splitList(env.CORS_ORIGINS)],
    trustProxy: env.TRUST_PROXY,
    dataDir: resolve(repositoryRoot, env.DATA_DIR),
    backupFolder: env.BACKUP_FOLDER ?? null,
    s3: toS3Settings(env),
    ...toDatabaseSettings(env),
    worksInline: env.WORK === 'inline',
    secret: env.APP_SECRET ?? null,
    previousSecret: env.APP_SECRET_PREVIOUS ?? null,
    logLevel: env.LOG_LEVEL,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    contactLine: env.CONTACT_LINE ?? null,
    company: toCompany(env),
    brands: { yield: env.BRAND_YIELD, kaskad: env.BRAND_KASKAD },
    sumsub: toSumsub(env),
    yousign: toYousign(env),
    sealKeyFile: env.SEAL_KEY_FILE === undefined ? null : resolve(repositoryRoot, env.SEAL_KEY_FILE),
    timestamps: toTimestampSettings(env),
    sealCrlUrls: env.SEAL_CRL_URLS,
    chain: toChain(env),
    companyRegisterUrl: env.COMPANY_REGISTER_URL ?? null,
    addressSearchUrl: env.ADDRESS_SEARCH_URL ?? null,
    antivirusAddress: env.ANTIVIRUS_ADDRESS ?? null,
    rates: toRates(env),
    readsPerMinute: env.RATE_LIMIT_READS_PER_MINUTE,
    metricsToken: env.METRICS_TOKEN ?? null,
    hasTwoPersonControl: env.TWO_PERSON_CONTROL === 'on',
    staff: toStaffSettings(env),
    commit: env.COMMIT ?? null,
  };
}

function toCompany(env: Environment): Settings['company'] {
  return {
    name: env.COMPANY_NAME ?? null,
    register: env.COMPANY_REGISTER ?? null,
    address: env.COMPANY_ADDRESS ?? null,
    representative: env.COMPANY_REPRESENTATIVE ?? null,
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

const yousignOrigins = {
  production: 'https://api.yousign.app',
  sandbox: 'https://api-sandbox.yousign.app',
} as const;

function toYousign(env: Environment): YousignSettings | null {
  const { YOUSIGN_API_KEY, YOUSIGN_WEBHOOK_SECRET, YOUSIGN_ENVIRONMENT } = env;
  if (!YOUSIGN_API_KEY || !YOUSIGN_WEBHOOK_SECRET || !YOUSIGN_ENVIRONMENT) return null;
  return {
    apiKey: YOUSIGN_API_KEY,
    webhookSecret: YOUSIGN_WEBHOOK_SECRET,
    environment: YOUSIGN_ENVIRONMENT,
    signatureLevel: env.YOUSIGN_SIGNATURE_LEVEL ?? 'electronic_signature',
    authentication: env.YOUSIGN_AUTHENTICATION ?? 'otp_email',
    baseUrl: env.YOUSIGN_BASE_URL ?? yousignOrigins[YOUSIGN_ENVIRONMENT],
  };
}

function toChain({ CHAIN_BITCOIN_URL, CHAIN_ETHEREUM_URL }: Environment): ChainSettings | null {
  if (!CHAIN_BITCOIN_URL || !CHAIN_ETHEREUM_URL) return null;
  return { bitcoinUrl: CHAIN_BITCOIN_URL, ethereumUrl: CHAIN_ETHEREUM_URL };
}

function toRates({ RATES, RATES_ECB_URL, RATES_KRAKEN_URL, NODE_ENV }: Environment): Settings['rates'] {
  // A call to another server is never made unless it was chosen.
  const mode = RATES ?? (NODE_ENV === 'production' ? 'off' : 'local');
  if (mode !== 'on') return mode;
  return {
    ecbUrl: RATES_ECB_URL ?? 'https://www.ecb.europa.eu/stats/eurofxref',
    krakenUrl: RATES_KRAKEN_URL ?? 'https://api.kraken.com',
  };
}

function splitList(value: string | undefined): string[] {
  const items = (value ?? '').split(',').map((item) => item.trim());
  return items.filter((item) => item !== '');
}

function describe(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n');
}
