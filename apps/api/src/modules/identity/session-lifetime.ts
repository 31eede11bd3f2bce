import type { Deps } from '../../deps.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const clientIdleMs = 12 * hourMs;
const clientSessionMs = 30 * 24 * hourMs;

/** Staff hold more power and sit at shared desks: their sessions end sooner, by the settings. */
export function idleExpiry({ settings }: Pick<Deps, 'settings'>, isStaff: boolean, now: Date): Date {
  const idleMs = isStaff ? settings.staff.idleMinutes * minuteMs : clientIdleMs;
  return new Date(now.getTime() + idleMs);
}

/** However active, a session ends. */
export function absoluteExpiry({ settings }: Pick<Deps, 'settings'>, isStaff: boolean, now: Date): Date {
  const sessionMs = isStaff ? settings.staff.sessionHours * hourMs : clientSessionMs;
  return new Date(now.getTime() + sessionMs);
}
