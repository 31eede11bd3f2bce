import type { Plugin } from 'vite';

/** The one function of the date library that knows the calendars of the whole world, and imports each of them. */
const everyCalendar = /[\\/]@internationalized[\\/]date[\\/]dist[\\/]private[\\/]createCalendar\.mjs$/;

const gregorianOnly = `import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
export const createCalendar = () => new GregorianCalendar();
`;

/** What asks the browser for its language, as it is loaded and in every button: Intl then wakes all its tables. */
const browserLanguage = /[\\/]react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]useDefaultLocale\.mjs$/;

const alwaysFrench = `const french = { locale: 'fr-FR', direction: 'ltr' };
export const getDefaultLocale = () => french;
export const useDefaultLocale = () => french;
`;

/**
 * Our pages are French and their dates Gregorian: the component library, which offers no choice of its own, leaves the
 * twelve other calendars out, 4 kB compressed, and the browser's language unasked. Should it move what is replaced here,
 * the size test of `@repo/ui` and the journey of the first figures fail.
 */
export function frenchOnly(): Plugin[] {
  return [
    replace('calendar', everyCalendar, gregorianOnly),
    replace('language', browserLanguage, alwaysFrench),
  ];
}

function replace(what: string, id: RegExp, code: string): Plugin {
  return {
    name: `repo:french-${what}-only`,
    enforce: 'pre',
    load: { filter: { id }, handler: () => ({ code, map: null }) },
  };
}
