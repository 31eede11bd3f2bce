/** Settings of the two commands that come from outside: the `.env` file and the home folder. */
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import * as util from 'node:util';
import { BootstrapError } from './report.mjs';

/** Reads `.env` of the repository into the environment. What the environment sets already wins. */
export function withDotEnv(env, root) {
  const file = join(root, '.env');
  if (!existsSync(file)) return env;
  if (util.parseEnv === undefined) throw new BootstrapError('Reading .env needs Node 20.12 or newer.');
  try {
    return { ...util.parseEnv(readFileSync(file, 'utf8')), ...env };
  } catch (error) {
    throw new BootstrapError(`.env cannot be read: ${error.message}`);
  }
}

/**
 * npm, pnpm and browsers keep caches in the home folder. Where it cannot be written, they get one under `.tools`; the
 * registry and its credentials are still read from the user's `.npmrc`.
 */
export function withWritableHome(env, tools, home = homedir(), isWritable = canBeWritten) {
  const caches = ['', '.npm', '.cache', '.local', '.local/share'].map((name) => join(home, name));
  if (existsSync(home) && caches.every((folder) => !existsSync(folder) || isWritable(folder))) return env;
  const ownHome = join(tools, 'home');
  mkdirSync(ownHome, { recursive: true });
  const settings = join(home, '.npmrc');
  return {
    ...env,
    HOME: ownHome,
    ...(allows(settings, constants.R_OK) ? { NPM_CONFIG_USERCONFIG: settings } : {}),
  };
}

function canBeWritten(folder) {
  return allows(folder, constants.W_OK);
}

function allows(path, mode) {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
