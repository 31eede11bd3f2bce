import { toErrorMap, type Verdict } from '@repo/domain/validation';
import { AppError, type ErrorEntry } from './app-error.ts';

/** Throws 422 when a rule of the specification fails: the first message for the form, each message for its field. */
export function refuseInvalid<Field extends string>(verdict: Verdict<Field>): void {
  if (verdict.first === null) return;
  const entry: ErrorEntry = { status: 422, code: 'validation_failed', message: verdict.first.message };
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
