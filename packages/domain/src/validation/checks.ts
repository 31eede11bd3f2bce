/** A failed rule: its field and the French message. */
export interface Failure<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** Every rule that fails, in the order of the specification; `first` is the message of the form (R059). */
export interface Verdict<Field extends string> {
  readonly failures: readonly Failure<Field>[];
  readonly first: Failure<Field> | null;
}

/** One rule of an ordered list; `holds` must not assume that earlier rules passed. */
export interface Check<Values, Field extends string> {
  readonly field: Field;
  readonly message: string;
  readonly holds: (values: Values) => boolean;
}

/** Runs every check in order. */
export function runChecks<Values, Field extends string>(
  checks: readonly Check<Values, Field>[],
  values: Values,
): Verdict<Field> {
  const failures = checks
    .filter((check) => !check.holds(values))
    .map(({ field, message }) => ({ field, message }));
  return { failures, first: failures[0] ?? null };
}

/** The failures in the format of `errors` on the wire: a map of field to messages, in order. */
export function toErrorMap<Field extends string>(verdict: Verdict<Field>): Partial<Record<Field, string[]>> {
  const errors: Partial<Record<Field, string[]>> = {};
  for (const { field, message } of verdict.failures) {
    errors[field] = [...(errors[field] ?? []), message];
  }
  return errors;
}

/** Of one of these alone nothing is seen: marks of direction, spaces without width. */
const INVISIBLE = /[\s\p{Cf}]/gu;

/** Line breaks, marks of direction, private characters: a line of text has none of them. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u;

/** Whether a text is one line of visible characters, as a name or an address is. */
export function isPlainLine(text: string | null | undefined): boolean {
  return !UNPRINTABLE.test((text ?? '').trim());
}

/** Whether a text shows something; null and undefined are blank. */
export function isFilled(text: string | null | undefined): boolean {
  return (text ?? '').replaceAll(INVISIBLE, '') !== '';
}
