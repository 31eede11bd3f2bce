// The kinds of values that settings have.
import { z } from 'zod';
import { isLoopbackHost } from './loopback.ts';

export const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);

export const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => new URL(value).origin === value,
    'must be a bare origin such as https://exemple.fr, without a final slash',
  );

export const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** Where a provider is called: in clear only on this machine, as the tests do. */
export const providerOrigin = origin.refine((value) => {
  return value.startsWith('https:') || isLoopbackHost(new URL(value).hostname);
}, 'must be https');

/** The address of an API below a path, which may hold a key; in clear only on this machine. */
export const providerUrl = z.url({ protocol: /^https?$/ }).refine((value) => {
  const { protocol, hostname, search, hash } = new URL(value);
  return (protocol === 'https:' || isLoopbackHost(hostname)) && search === '' && hash === '';
}, 'must be https, without ? or #');

/** `.env` files leave unused lines empty; an empty variable is one that is not set. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
