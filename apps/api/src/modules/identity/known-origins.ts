// What an account was signed in from before: its owner is emailed of what is new.
import { createHmac } from 'node:crypto';
import { formatLongDateTime } from '@repo/domain/format';
import ipaddr from 'ipaddr.js';
import type { OriginKind } from '../../db/schema/disputes.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { describeDevice } from './describe-device.ts';
import {
  hasKnownOrigins,
  listPastOrigins,
  type Origin,
  rememberOrigins,
} from './known-origins.repository.ts';

interface From {
  ip: string;
  userAgent: string;
}

/**
 * In the transaction that opens a session, before it is written. The first sign-in of an account is learnt, and so is what
 * the sessions of before were opened from, for an account that is older than this table.
 */
export async function noticeOrigin(deps: Deps, user: UserRow, from: From): Promise<void> {
  const seenAt = deps.clock.now();
  const save = (one: From) =>
    rememberOrigins(deps.db, originsOf(deps, user.id, one), { userId: user.id, seenAt });
  if (user.signedInAt !== null && !(await hasKnownOrigins(deps.db, user.id))) {
    for (const past of await listPastOrigins(deps.db, user.id)) await save(past);
  }
  const added = await save(from);
  if (user.signedInAt === null || added.length === 0) return;
  const isNew = (kind: OriginKind) => added.includes(kind);
  const { device } = describeDevice(from.userAgent);
  await queueMail(deps, user, {
    kind: 'newSignIn',
    data: {
      device,
      at: formatLongDateTime(seenAt.toISOString()),
      isNewDevice: isNew('device'),
      isNewPlace: isNew('place'),
    },
  });
}

/** A keyed hash for one account: two accounts of one device have nothing in common, and a copy of the table names neither. */
function originsOf(deps: Pick<Deps, 'secret'>, userId: string, { ip, userAgent }: From): readonly Origin[] {
  const digest = (kind: OriginKind, value: string) =>
    createHmac('sha256', deps.secret).update(`origin:${kind}:${userId}:${value}`).digest('hex');
  return [
    { kind: 'device', digest: digest('device', describeDevice(userAgent).device) },
    { kind: 'place', digest: digest('place', networkBlock(ip)) },
  ];
}

/**
 * The block of an access provider, in which an address changes by itself: 16 bits of IPv4, 32 of IPv6. A narrower one would
 * announce each connection of a telephone.
 */
export function networkBlock(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  const separator = address.kind() === 'ipv4' ? '.' : ':';
  return address.toNormalizedString().split(separator).slice(0, 2).join(separator);
}
