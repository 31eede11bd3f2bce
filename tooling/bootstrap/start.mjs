/**
 * `npm start`: from a bare clone to the running product. Gets the tools, installs, builds, fills the private PostgreSQL
 * database with demonstration data the first time, and starts the three servers until Ctrl-C.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { currentCommit } from './lib/commit.mjs';
import { withDotEnv } from './lib/environment.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { readPorts, requireFreePorts } from './lib/ports.mjs';
import { BootstrapError, elapsed, runMain, say, step } from './lib/report.mjs';
import { repository } from './lib/repository.mjs';
import { mustRun } from './lib/run.mjs';
import { ensureToolchain } from './lib/toolchain.mjs';

const readyTimeoutMs = 60_000;
/** The API finishes its requests, then stops PostgreSQL: only a process that hangs is killed. */
const stopTimeoutMs = 40_000;

runMain(async () => {
  const begun = Date.now();
  const settings = withDotEnv(process.env, repository);
  const ports = readPorts(settings);
  await requireFreePorts(ports);
  const toolchain = await ensureToolchain(settings);
  const env = {
    ...toolchain,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  };
  await ensureInstalled(env);
  await step('Building the applications', () =>
    mustRun('pnpm', ['exec', 'turbo', 'run', 'build', '--filter=./apps/*', '--output-logs=errors-only'], {
      // Builds are for production, whatever the mode of the API.
      env: { ...env, NODE_ENV: undefined },
      quiet: true,
    }),
  );
  if (!env.DATABASE_URL && !env.DATABASE_URL_FILE) {
    const dataDir = path.resolve(repository, env.DATA_DIR || '.data');
    env.DATA_DIR = dataDir;
    if (!existsSync(path.join(dataDir, 'demo-loaded'))) {
      await step('Creating the PostgreSQL database and filling it', () =>
        mustRun('node', ['apps/api/src/commands/seed.ts', '--if-empty', '--leave-running'], { env }),
      );
    }
  }
  const servers = [
    server('API', ['apps/api/src/main.ts'], { ...env, COMMIT: env.COMMIT || currentCommit() }),
    server('sites', ['tooling/site-server/src/main.ts'], env),
  ];
  stopTogether(servers);
  await step('Starting PostgreSQL, the API and the sites', () =>
    waitUntilReady(`http://localhost:${ports.API_PORT}/health/ready`, `http://localhost:${ports.SITE_PORT}/`),
  );
  say(`Ready in ${elapsed(begun)}`);
  process.stdout.write(readyMessage(ports));
});

function server(name, args, env) {
  const child = spawn('node', args, { env, cwd: repository, stdio: ['ignore', 'inherit', 'inherit'] });
  return { name, child };
}

/** Ctrl-C, or the end of any server, ends them all; each finishes what it was doing. */
function stopTogether(servers) {
  let stopping = false;
  const stop = (code) => {
    if (stopping) return;
    stopping = true;
    for (const { child } of servers) child.kill('SIGTERM');
    const force = setTimeout(() => {
      for (const { child } of servers) child.kill('SIGKILL');
    }, stopTimeoutMs);
    const ends = servers.map(({ child }) =>
      child.exitCode === null && child.signalCode === null
        ? new Promise((resolve) => child.once('exit', resolve))
        : null,
    );
    void Promise.all(ends).then(() => {
      clearTimeout(force);
      process.exit(code);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
  for (const { name, child } of servers) {
    child.on('exit', (code) => {
      if (!stopping) process.stderr.write(`The ${name} stopped (exit code ${code}): stopping everything.\n`);
      stop(1);
    });
  }
}

async function waitUntilReady(...urls) {
  const deadline = Date.now() + readyTimeoutMs;
  for (const url of urls) {
    while (!(await responds(url))) {
      if (Date.now() > deadline)
        throw new BootstrapError(`${url} did not respond within ${readyTimeoutMs / 1000} s.`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function responds(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function readyMessage(ports) {
  return `
  Site          http://localhost:${ports.SITE_PORT}          (Kaskad: http://localhost:${ports.SITE_PORT}/kaskad/)
  Back office   http://localhost:${ports.BACKOFFICE_PORT}
  API           http://localhost:${ports.API_PORT}/docs

  Demonstration accounts, password "Demonstration-2026!" for all:
    camille.moreau@exemple.fr   investor with contracts, both services
    lea.petit@exemple.fr        investor whose identity is not verified yet
    hugo.delmas@exemple.fr      Kaskad only
    paul.conseil@exemple.fr     adviser (back office)
    ines.garnier@exemple.fr     administrator (back office)
    The back office requires a code too: read it at http://localhost:${ports.API_PORT}/local/outbox
    The README lists them all.

  Ctrl-C stops everything; the data stays.
`;
}
