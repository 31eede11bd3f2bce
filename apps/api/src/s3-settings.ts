// Where files are stored: the folder of DATA_DIR, or a bucket that speaks the protocol of S3.
import { z } from 'zod';
import { isLoopbackHost } from './loopback.ts';
import { optional } from './setting-schemas.ts';
import { SettingsError } from './settings-error.ts';

/** In clear only on this machine. */
const endpoint = z.url({ protocol: /^https?$/ }).refine((value) => {
  const { protocol, hostname, origin } = new URL(value);
  return origin === value && (protocol === 'https:' || isLoopbackHost(hostname));
}, 'must be a bare origin with https, such as https://s3.fr-par.scw.cloud');

export const s3Variables = {
  FILES: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['folder', 's3']).default('folder'),
  ),
  S3_ENDPOINT: optional(endpoint),
  S3_REGION: optional(z.string().regex(/^[a-z0-9-]+$/, 'must be a region, such as eu-west-3')),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  S3_ACCESS_KEY_ID: optional(z.string().regex(/^\S+$/)),
  S3_SECRET_ACCESS_KEY: optional(z.string().regex(/^\S{16,}$/)),
  S3_PATH_STYLE: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
  ),
};

export interface S3Settings {
  /** Null: Amazon's, of the region. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is in the path of an address, not in its host. */
  isPathStyle: boolean;
}

/** Null: files are in the folder of DATA_DIR. The variables of a bucket may be set beside it, while files are copied. */
export function toS3Settings(env: z.infer<z.ZodObject<typeof s3Variables>>): S3Settings | null {
  if (env.FILES === 'folder') return null;
  const needed = (name: 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'): string => {
    const value = env[name];
    if (value === undefined) throw new SettingsError(`${name}: must be set with FILES=s3.`);
    return value;
  };
  return {
    endpoint: env.S3_ENDPOINT ?? null,
    region: needed('S3_REGION'),
    bucket: needed('S3_BUCKET'),
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
    isPathStyle: env.S3_PATH_STYLE,
  };
}
