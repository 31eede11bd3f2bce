import type { Plugin } from 'vite';

/** The one function of the date library that knows the calendars of the whole world, and imports each of them. */
const everyCalendar = /[\\/]@internationalized[\\/]date[\\/]dist[\\/]private[\\/]createCalendar\.mjs$/;

const gregorianOnly = `import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
export const createCalendar = () => new GregorianCalendar();
`;

/**
 * French dates are Gregorian: the date fields of React Aria, which offer no choice of their own, leave the twelve other
 * calendars out, 4 kB compressed. Should the library move that function, the size test of `@repo/ui` fails.
 */
export function gregorianCalendarOnly(): Plugin {
  return {
    name: 'repo:gregorian-calendar-only',
    enforce: 'pre',
    load: {
      filter: { id: everyCalendar },
      handler: () => ({ code: gregorianOnly, map: null }),
    },
  };
}
