/** What production shows of itself: files, tools of development, settings it refuses to start with. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Check } from '../check.ts';
import { ask } from '../http.ts';
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
  title: 'production serves no repository, listing, reference, metrics nor tool of development',
  async run({ api, sites }) {
    const failures: string[] = [];
    for (const path of hiddenPaths) {
      const answer = await ask(api, { path });
      if (![400, 404].includes(answer.status)) failures.push(`API: ${answer.name}`);
      for (const origin of [sites.upstream.site, sites.upstream.backoffice]) {
        const page = await ask(origin, { path });
        // The application's own page answers any path that is no file.
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
};
const allowed = { ...strict, ALLOW_LOCAL_PROVIDERS: 'true' };

/** Each start must end by itself, naming the variable. The other settings are judged by the API's own tests. */
const refusedStarts: readonly [reason: string, named: string, env: Record<string, string>][] = [
  ['without a secret', 'APP_SECRET', { ...allowed, APP_SECRET: '' }],
  ['with a secret of one letter', 'APP_SECRET', { ...allowed, APP_SECRET: 'a'.repeat(64) }],
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
  title: 'production does not start without a secret worth its name, nor with what is only local',
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
