import type { Verdict } from '@repo/domain/validation';
import type { FieldErrors, FieldPath, FieldValues, Resolver } from 'react-hook-form';

/** The rules of the domain as react-hook-form reads them: each field its first failure, in the order of the checks. */
export function checksResolver<Values extends FieldValues, Field extends FieldPath<Values>>(
  validate: (values: Values) => Verdict<Field>,
): Resolver<Values> {
  return (values) => {
    const { failures } = validate(values);
    if (failures.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    // The last one written stays: the first failure of a field is written last.
    const byField = failures.toReversed().map(({ field, message }) => [field, { type: 'check', message }]);
    return { values: {}, errors: Object.assign(errors, Object.fromEntries(byField)) };
  };
}
