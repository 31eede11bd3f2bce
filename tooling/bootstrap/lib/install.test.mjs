/** Installs a small repository with pnpm from a local registry, which fails to deliver a binary. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureInstalled } from './install.mjs';
import { missingPackages, packagesFor } from './locked-packages.mjs';
import { repository } from './repository.mjs';
import { mustRun } from './run.mjs';

// Like turbo: a package whose optional dependencies are its binaries, one for each system.
const binary = '@turbo/fake-binary';
const packages = {
  'fake-tool': { optionalDependencies: { [binary]: '1.0.0' } },
  [binary]: { os: [process.platform], cpu: [process.arch] },
};

let folder = '';
let server;
let lost = [];
let address = '';
let env;

const root = () => join(folder, 'repository');

function write(file, content) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
}

function pack(name, extra) {
  const work = mkdtempSync(join(folder, 'pack-'));
  const manifest = { name, version: '1.0.0', ...extra };
  mkdirSync(join(work, 'package'));
  writeFileSync(join(work, 'package', 'package.json'), JSON.stringify(manifest));
  const content = execFileSync('tar', ['-czf', '-', '-C', work, 'package']);
  const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
  return { manifest, content, integrity };
}

function respond(tarballs, request, response) {
  const path = decodeURIComponent(request.url.slice(1));
  const name = path.replace(/\/-\/.*$/, '');
  const found = tarballs.get(name);
  if (!found) return response.writeHead(path.startsWith('-/ping') ? 200 : 404).end('{}');
  if (path.endsWith('.tgz')) {
    return lost.includes(name) ? response.writeHead(503).end() : response.end(found.content);
  }
  const dist = { tarball: `${address}${name}/-/a-1.0.0.tgz`, integrity: found.integrity };
  const time = {
    created: '2020-01-01T00:00:00Z',
    modified: '2020-01-01T00:00:00Z',
    '1.0.0': '2020-01-01T00:00:00Z',
  };
  const versions = { '1.0.0': { ...found.manifest, dist } };
  return response.end(JSON.stringify({ name, versions, 'dist-tags': { latest: '1.0.0' }, time }));
}

const missing = () => missingPackages(root(), readFileSync(join(root(), 'pnpm-lock.yaml'), 'utf8'));

describe('the installation', () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'install-'));
    lost = [];
    const tarballs = new Map(Object.entries(packages).map(([name, extra]) => [name, pack(name, extra)]));
    server = createServer((request, response) => respond(tarballs, request, response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${server.address().port}/`;
    env = { PATH: process.env.PATH, HOME: join(folder, 'home'), npm_config_registry: address };
    write('repository/package.json', {
      name: 'small',
      private: true,
      dependencies: { 'fake-tool': '1.0.0' },
    });
    write('repository/pnpm-workspace.yaml', 'fetchRetries: 0\nverifyDepsBeforeRun: false\n');
    await mustRun('pnpm', ['install', '--lockfile-only'], {
      env: { ...env, pnpm_config_registry: address },
      cwd: root(),
      quiet: true,
    });
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('names a binary that the registry did not deliver, and the next run installs it', async () => {
    lost = [binary];
    await expect(ensureInstalled(env, root())).rejects.toThrow(
      `The registry did not deliver ${binary}@1.0.0: run the same command again`,
    );
    lost = [];
    await ensureInstalled(env, root());
    expect(missing()).toEqual([]);
  });

  it('is repaired when a binary is no longer there', async () => {
    await ensureInstalled(env, root());
    const name = `${binary.replace('/', '+')}@1.0.0`;
    rmSync(join(root(), 'node_modules', '.pnpm', name), { recursive: true });
    expect(missing()).toEqual([`${binary}@1.0.0`]);
    await ensureInstalled(env, root());
    expect(missing()).toEqual([]);
  });

  it('is done once for a lock file', async () => {
    await ensureInstalled(env, root());
    server.closeAllConnections();
    server.close();
    await expect(ensureInstalled(env, root())).resolves.toBeUndefined();
  });
});

describe('the lock file of the repository', () => {
  const lockFile = readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8');

  it('has everything installed here', () => {
    expect(missingPackages(repository, lockFile)).toEqual([]);
  });

  it('has binaries for one system at a time', () => {
    const ids = packagesFor({ os: 'linux', cpu: 'arm64', libc: 'musl' }, lockFile);
    const ofRolldown = ids.filter((id) => id.startsWith('@rolldown/binding-'));
    expect(ofRolldown.map((id) => id.replace(/@[\d.]+$/, ''))).toEqual([
      '@rolldown/binding-linux-arm64-musl',
    ]);
    expect(ids.some((id) => id.startsWith('@turbo/linux-arm64@'))).toBe(true);
  });
});
