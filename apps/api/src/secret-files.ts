// A secret may be given as a file, `APP_SECRET_FILE=/run/secrets/app_secret`: what containers and systemd mount, and what no list of
// processes shows. It stands for the variable in every check that follows.
import { readFileSync } from 'node:fs';
import { SettingsError } from './settings-error.ts';

/** Passwords, keys, and addresses that hold one. `.env.example` lists the variable of each file. */
export const secretVariables = [
  'APP_SECRET',
  'APP_SECRET_PREVIOUS',
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'SMTP_URL',
  'SUMSUB_APP_TOKEN',
  'SUMSUB_SECRET_KEY',
  'SUMSUB_WEBHOOK_SECRET',
  'YOUSIGN_API_KEY',
  'YOUSIGN_WEBHOOK_SECRET',
  'TSA_USERNAME',
  'TSA_PASSWORD',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'CHAIN_BITCOIN_URL',
  'CHAIN_ETHEREUM_URL',
  'METRICS_TOKEN',
  'ADMIN_PASSWORD',
] as const;

type Environment = Record<string, string | undefined>;

/** The environment with the content of each `*_FILE` as its variable, without the final line break. */
export function withSecretFiles(env: Environment): Environment {
  const read = secretVariables.flatMap((name) => {
    const path = env[`${name}_FILE`] ?? '';
    if (path === '') return [];
    if ((env[name] ?? '') !== '') {
      throw new SettingsError(`${name}: is set together with ${name}_FILE; remove one of them.`);
    }
    return [[name, readSecretFile(`${name}_FILE`, path)] as const];
  });
  return { ...env, ...Object.fromEntries(read) };
}

function readSecretFile(variable: string, path: string): string {
  let secret: string;
  try {
    secret = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new SettingsError(`${variable}: the file ${path} cannot be read (${code}).`, { cause: error });
  }
  if (secret.trim() === '') throw new SettingsError(`${variable}: the file ${path} is empty.`);
  return secret;
}
