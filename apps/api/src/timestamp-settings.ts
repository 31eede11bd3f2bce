// The authority that stamps seals and heads of the trail (RFC 3161), one that the settings name or the local one of a developer's machine,
// and the revocation lists that seals keep.
import { z } from 'zod';
import { isLoopbackHost } from './loopback.ts';
import { optional } from './setting-schemas.ts';
import { SettingsError } from './settings-error.ts';

/** In clear only on this machine: the credentials are in each request. */
const address = z.url({ protocol: /^https?$/ }).refine((value) => {
  const { protocol, hostname, hash, username } = new URL(value);
  return (protocol === 'https:' || isLoopbackHost(hostname)) && hash === '' && username === '';
}, 'must be https, without a name and password, which TSA_USERNAME and TSA_PASSWORD are');

export const timestampVariables = {
  TSA_URL: optional(address),
  TSA_CA_FILE: optional(z.string().min(1)),
  TSA_USERNAME: optional(z.string().regex(/^[^:]+$/, 'must hold no colon')),
  TSA_PASSWORD: optional(z.string().min(1)),
  SEAL_CRL_URLS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()])))
    .pipe(z.array(z.url({ protocol: /^https?$/ }))),
};

export interface TimestampSettings {
  url: string;
  /** The certificates in PEM that its tokens end at. */
  caFile: string;
  credentials: { username: string; password: string } | null;
}

type TimestampEnvironment = z.infer<z.ZodObject<typeof timestampVariables>> & { NODE_ENV: string };

/** Null: nothing is stamped, by default in production and in tests. */
export function toTimestampSettings(env: TimestampEnvironment): TimestampSettings | 'local' | null {
  const { TSA_URL: url, TSA_CA_FILE: caFile, TSA_USERNAME: username, TSA_PASSWORD: password } = env;
  const rest = { TSA_CA_FILE: caFile, TSA_USERNAME: username, TSA_PASSWORD: password };
  if (url === undefined) {
    const [lone] = Object.entries(rest).filter(([, value]) => value !== undefined);
    if (lone !== undefined) throw new SettingsError(`TSA_URL: must be set with ${lone[0]}.`);
    return env.NODE_ENV === 'development' ? 'local' : null;
  }
  if (caFile === undefined) {
    throw new SettingsError(
      'TSA_CA_FILE: must be set with TSA_URL: the certificates that its time stamps end at.',
    );
  }
  if (username === undefined && password === undefined) return { url, caFile, credentials: null };
  if (username === undefined) throw new SettingsError('TSA_USERNAME: must be set with TSA_PASSWORD.');
  if (password === undefined) throw new SettingsError('TSA_PASSWORD: must be set with TSA_USERNAME.');
  return { url, caFile, credentials: { username, password } };
}
