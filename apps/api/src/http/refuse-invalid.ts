import { toErrorMap, type Verdict } from '@repo/domain/validation';
import { AppError, type ErrorEntry } from './app-error.ts';

/**
 * Throws 422 when a rule of the specification fails: the first message for the form, each message for its field. `later`: fields
 * that a preview does not have yet.
 */
export function refuseInvalid<Field extends string>(
  { failures: all }: Verdict<Field>,
  later: readonly Field[] = [],
): void {
  const failures = all.filter(({ field }) => !later.includes(field));
  const [first] = failures;
  if (first === undefined) return;
  const verdict = { failures, first };
  const entry: ErrorEntry = { status: 422, code: 'validation_failed', message: first.message };
  const fieldErrors = Object.fromEntries(
    Object.entries<string[] | undefined>(toErrorMap(verdict)).map(([field, messages]) => [
      field,
      messages ?? [],
    ]),
  );
  throw new AppError(entry, { fieldErrors });
}

/** The same for one rule, of what is stored: its message for the form and its field. */
export function refuseField(field: string, message: string): never {
  throw new AppError(
    { status: 422, code: 'validation_failed', message },
    { fieldErrors: { [field]: [message] } },
  );
}
