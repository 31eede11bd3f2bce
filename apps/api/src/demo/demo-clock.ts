import { createHash } from 'node:crypto';
import type { IsoDay } from '@repo/domain/dates';

/** The same name gives the same identifier in every demonstration database: links and tests may rely on it. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`demonstration ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** When the NAVs and rates of a day are published. */
export const publishedOn = (day: IsoDay): Date => instantOf(day, '17:00');

/** An instant of a day; `time` is UTC. */
export function instantOf(day: IsoDay, time = '09:30'): Date {
  return new Date(`${day}T${time}:00.000Z`);
}
