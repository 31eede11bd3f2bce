/**
 * A browser wakes its tables of languages at the first question, some 20 ms on a desk and 80 on a telephone: asked while
 * there is nothing else to run, they are awake when numbers and dates are written.
 */
export function wakeLanguages(): void {
  Intl.DateTimeFormat.supportedLocalesOf('fr-FR');
}
