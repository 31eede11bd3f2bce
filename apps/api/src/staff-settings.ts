// What protects the sessions of staff: how long they last, from where, and with which second factor.
import { BlockList } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const between = (least: number, most: number, fallback: number) =>
  z.coerce.number().int().min(least).max(most).default(fallback);

/** « 192.0.2.0/24, 2001:db8::/32, 198.51.100.7 »; empty: every address. */
const networks = z
  .string()
  .default('')
  .transform((text, context): BlockList | null => {
    const items = text.split(',').map((item) => item.trim());
    const named = items.filter((item) => item !== '');
    const list = new BlockList();
    for (const item of named) {
      if (!addNetwork(list, item)) {
        context.addIssue({ code: 'custom', message: `${item} is no network, such as 192.0.2.0/24` });
        return z.NEVER;
      }
    }
    return named.length === 0 ? null : list;
  });

/** IPv4 in its four parts; none of IPv4 written as IPv6: addresses are compared in their own family, so it would match nothing. */
function addNetwork(list: BlockList, item: string): boolean {
  if (ipaddr.IPv4.isValidCIDRFourPartDecimal(item) || ipaddr.IPv6.isValidCIDR(item)) {
    const [address, prefix] = ipaddr.parseCIDR(item);
    if (isMapped(address)) return false;
    list.addSubnet(address.toString(), prefix, address.kind());
    return true;
  }
  // Not « 10 » or « 127.1 », which are addresses too.
  if (!ipaddr.isValid(item) || ipaddr.parse(item).toString() !== item) return false;
  const address = ipaddr.parse(item);
  if (isMapped(address)) return false;
  list.addAddress(item, address.kind());
  return true;
}

const isMapped = (address: ipaddr.IPv4 | ipaddr.IPv6) =>
  address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress();

export const staffVariables = {
  STAFF_IDLE_MINUTES: between(1, 60, 15),
  STAFF_SESSION_HOURS: between(1, 24, 12),
  STAFF_NETWORKS: networks,
  STAFF_FACTOR: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['required', 'invited']).optional(),
  ),
};

type StaffEnvironment = z.infer<z.ZodObject<typeof staffVariables>> & { NODE_ENV: string };

export interface StaffSettings {
  /** How long a session of staff lasts without a request that they make. */
  idleMinutes: number;
  /** How long it lasts at most. */
  sessionHours: number;
  /** Where they may work from; null: everywhere. */
  networks: BlockList | null;
  /** Whether they need a passkey or an authenticator; else they are invited to add one. */
  isFactorRequired: boolean;
}

export function toStaffSettings(env: StaffEnvironment): StaffSettings {
  const factor = env.STAFF_FACTOR ?? (env.NODE_ENV === 'production' ? 'required' : 'invited');
  return {
    idleMinutes: env.STAFF_IDLE_MINUTES,
    sessionHours: env.STAFF_SESSION_HOURS,
    networks: env.STAFF_NETWORKS,
    isFactorRequired: factor === 'required',
  };
}

/** An IPv4 address may come as one of IPv6, from a socket that is open to both. */
export function isInNetworks({ networks: list }: StaffSettings, ip: string): boolean {
  if (list === null) return true;
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return list.check(address.toString(), address.kind());
}
