/** Which packages of the lock file belong on this machine, and which of them are not installed. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `{ os, cpu, libc }` in npm's words; `libc` is null outside Linux. */
export function thisPlatform() {
  return { os: process.platform, cpu: process.arch, libc: process.platform === 'linux' ? readLibc() : null };
}

function readLibc() {
  // Without this the report looks up the name of each open connection, which may take seconds.
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

/**
 * Reads `name@version` of each package that must be installed on the platform from a pnpm lock file, line by line
 * because no YAML library is installed yet. Left out: binaries for other platforms, and what only these depend on.
 */
export function packagesFor(platform, lockFile) {
  const wanted = new Map();
  let id = '';
  for (const line of linesOf('packages', lockFile)) {
    id = readKey(line) ?? id;
    const limit = /^ {4}(os|cpu|libc): \[(.*)\]$/.exec(line);
    const before = wanted.get(id) ?? { fits: true, isBinary: false };
    if (limit) before.fits &&= allows(limit[2].split(', '), platform[limit[1]]);
    wanted.set(id, { ...before, isBinary: before.isBinary || limit !== null });
  }
  for (const line of linesOf('snapshots', lockFile)) {
    id = readKey(line)?.replace(/\(.*$/, '') ?? id;
    if (line === '    optional: true' && !wanted.get(id)?.isBinary) wanted.delete(id);
  }
  wanted.delete('');
  return [...wanted].filter(([, { fits }]) => fits).map(([key]) => key);
}

function linesOf(section, lockFile) {
  const begin = lockFile.indexOf(`\n${section}:\n`);
  const text = begin < 0 ? '' : lockFile.slice(begin + section.length + 3);
  return text.slice(0, /^\S/m.exec(text)?.index ?? text.length).split('\n');
}

function readKey(line) {
  return /^ {2}'?([^\s'].*?)'?:(?: \{\})?$/.exec(line)?.[1];
}

/** `[linux, darwin]` or `[!win32]`. */
function allows(list, value) {
  if (value === null) return true;
  const refused = list.filter((one) => one.startsWith('!'));
  return refused.length > 0 ? !refused.includes(`!${value}`) : list.includes(value) || list.includes('any');
}

/**
 * Ids of the packages that the lock file lists for this platform and that `node_modules` lacks. pnpm treats a binary
 * that it cannot download as not needed, and succeeds.
 */
export function missingPackages(root, lockFile, platform = thisPlatform()) {
  const store = join(root, 'node_modules', '.pnpm');
  const folders = existsSync(store) ? readdirSync(store).toSorted() : [];
  return packagesFor(platform, lockFile).filter((id) => !isInstalled(store, folders, id));
}

/** A folder is named `name@version` or `name@version_peers`, `/` being `+`. */
function isInstalled(store, folders, id) {
  const name = id.slice(0, id.lastIndexOf('@'));
  const start = id.replaceAll('/', '+');
  return folders.some(
    (folder) =>
      (folder === start || folder.startsWith(`${start}_`)) &&
      existsSync(join(store, folder, 'node_modules', name, 'package.json')),
  );
}
