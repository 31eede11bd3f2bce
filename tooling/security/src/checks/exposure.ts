/** Checks of what production exposes: files, development tools, and settings with which it refuses to start. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Check } from '../check.ts';
import { sendRequest } from '../http.ts';
import type { System } from '../system.ts';
import { root } from './repository-files.ts';

const hiddenPaths = [
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/.env.production',
  '/package.json',
  '/pnpm-lock.yaml',
  '/node_modules/',
  '/src/main.ts',
  '/server-status',
  '/debug',
  '/docs',
  '/openapi.json',
  '/swagger.json',
  '/metrics',
  '/local/outbox',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
];

const hidden: Check<System> = {
  ids: 'V13.4.1 V13.4.3 V13.4.5 V15.2.3',
  title: 'production serves no repository, listing, API reference, metrics or development tool',
  async run({ api, sites }) {
    const failures: string[] = [];
    for (const path of hiddenPaths) {
      const response = await sendRequest(api, { path });
      if (![400, 404].includes(response.status)) failures.push(`API: ${response.name}`);
      for (const origin of [sites.upstream.site, sites.upstream.backoffice]) {
        const page = await sendRequest(origin, { path });
        // The application's own page is served for any path that is not a file.
        const isPage = page.body.includes('<div id="root">');
        if (page.status === 200 && !isPage) failures.push(`${origin}: ${page.name}`);
      }
    }
    return { looked: hiddenPaths.length * 3, failures };
  },
};

const random = 'f3Kq9-2mZx_7LwPb4Tn8Rv1Yc6Hd5Js0';
const strict = {
  NODE_ENV: 'production',
  APP_SECRET: random,
  DATABASE_URL: 'postgres://app@127.0.0.1:1/nothing',
  SMTP_URL: 'smtp://127.0.0.1:1',
  API_URL: 'https://api.exemple.fr',
  SITE_URL: 'https://exemple.fr',
  BACKOFFICE_URL: 'https://equipe.exemple.fr',
  CONTACT_LINE: 'Yield, 1 rue du Port, 69002 Lyon',
};
const allowed = { ...strict, ALLOW_LOCAL_PROVIDERS: 'true' };

/** Each start must exit by itself and name the variable. The API's own tests cover the other settings. */
const refusedStarts: readonly [reason: string, named: string, env: Record<string, string>][] = [
  ['without a secret', 'APP_SECRET', { ...allowed, APP_SECRET: '' }],
  ['with a secret of one letter', 'APP_SECRET', { ...allowed, APP_SECRET: 'a'.repeat(64) }],
  ['without a database', 'DATABASE_URL', { ...allowed, DATABASE_URL: '' }],
  ['without mail', 'SMTP_URL', { ...allowed, SMTP_URL: '' }],
  [
    'with its back office in clear',
    'BACKOFFICE_URL',
    { ...allowed, BACKOFFICE_URL: 'http://equipe.exemple.fr' },
  ],
  ['without saying whom to contact', 'CONTACT_LINE', { ...allowed, CONTACT_LINE: '' }],
  ['with local providers, unless allowed', 'ALLOW_LOCAL_PROVIDERS', strict],
];

interface Ended {
  readonly code: number;
  readonly said: string;
}

function run(script: string, env: Record<string, string>): Promise<Ended> {
  const options = { cwd: root, env: { PATH: process.env['PATH'], ...env }, timeout: 60_000 };
  return new Promise((resolve) => {
    execFile(process.execPath, [join('apps', 'api', 'src', script)], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      resolve({ code, said: stdout + stderr });
    });
  });
}

const boot: Check<System> = {
  ids: 'V13.3.2 V15.2.3',
  title: 'production does not start with a weak secret, nor with a development-only setting',
  async run() {
    const failures: string[] = [];
    for (const [reason, named, env] of refusedStarts) {
      const { code, said } = await run('main.ts', env);
      if (code <= 0 || !said.includes(named)) failures.push(`starts ${reason}: ${said.slice(0, 200)}`);
    }
    return { looked: refusedStarts.length, failures };
  },
};

const noDefaultAccount: Check<System> = {
  ids: 'V6.3.2',
  title: 'demonstration accounts are refused in production',
  async run({ sites }) {
    const folder = await mkdtemp(join(tmpdir(), 'security-'));
    const env = { ...allowed, DATA_DIR: folder, DATABASE_URL: sites.databaseUrl };
    const { code, said } = await run('commands/seed.ts', env);
    await rm(folder, { recursive: true, force: true });
    return {
      looked: 1,
      failures: code > 0 && said.includes('refused') ? [] : [`seed ended ${code}: ${said}`],
    };
  },
};

export const exposureChecks: readonly Check<System>[] = [hidden, boot, noDefaultAccount];
