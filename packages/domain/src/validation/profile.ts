import { type Check, isFilled, isPlainLine, runChecks, type Verdict } from './checks.ts';
import { profileFieldNames, profileTexts } from './profile.texts.ts';

/** The required fields of a profile, in the order of the specification (1§5, 2§5); the country is an alpha-3 code. */
export const profileFields = [
  'firstname',
  'lastname',
  'phone',
  'address',
  'zip_code',
  'city',
  'country_address',
] as const satisfies readonly (keyof typeof profileFieldNames)[];
export type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Readonly<Record<ProfileField, string | null | undefined>>;

const profileChecks: readonly Check<ProfileValues, ProfileField>[] = profileFields.flatMap((field) => [
  { field, message: profileTexts.required(field), holds: (values) => isFilled(values[field]) },
  { field, message: profileTexts.unprintable, holds: (values) => isPlainLine(values[field]) },
]);

/** Validates a profile: no required field may be blank (R119), nor hold what is not seen on a contract. */
export function validateProfile(values: ProfileValues): Verdict<ProfileField> {
  return runChecks(profileChecks, values);
}

/** The blank required fields, in order; empty when the profile is complete (R204). */
export function missingProfileFields(values: ProfileValues): ProfileField[] {
  return profileFields.filter((field) => !isFilled(values[field]));
}

/** The message that a client must complete their profile before a subscription (R205), or null. */
export function incompleteProfileMessage(values: ProfileValues): string | null {
  const missing = missingProfileFields(values);
  if (missing.length === 0) return null;
  return profileTexts.incomplete(missing.map((field) => profileFieldNames[field]).join(', '));
}
