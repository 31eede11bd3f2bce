import { isClientRole, type Role } from '@repo/domain/access';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Staff hold more power and sit at shared desks: their sessions end sooner. */
export function idleExpiry(role: Role, now: Date): Date {
  return new Date(now.getTime() + (isClientRole(role) ? 12 * 60 * minuteMs : 30 * minuteMs));
}

/** However active, a session ends: 30 days for clients, 7 for staff. */
export function absoluteExpiry(role: Role, now: Date): Date {
  return new Date(now.getTime() + (isClientRole(role) ? 30 * dayMs : 7 * dayMs));
}
