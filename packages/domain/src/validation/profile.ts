import { type Check, isFilled, runChecks, type Verdict } from './checks.ts';
import { profileFieldNames, profileTexts } from './profile.texts.ts';

/** The fields every profile must hold, in the order of the specification (1§5, 2§5); the country is an alpha-3 code. */
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

const profileChecks: readonly Check<ProfileValues, ProfileField>[] = profileFields.map((field) => ({
  field,
  message: profileTexts.required(field),
  holds: (values) => isFilled(values[field]),
}));

/** Saving the profile: none of its fields may be empty once trimmed (R119). */
export function validateProfile(values: ProfileValues): Verdict<ProfileField> {
  return runChecks(profileChecks, values);
}

/** The fields that must be filled before a subscription, in order; none when the profile is complete (R204). */
export function missingProfileFields(values: ProfileValues): ProfileField[] {
  return profileFields.filter((field) => !isFilled(values[field]));
}

/** The sentence that sends a client to his profile before he subscribes (R205), or null when nothing is missing. */
export function incompleteProfileMessage(values: ProfileValues): string | null {
  const missing = missingProfileFields(values);
  if (missing.length === 0) return null;
  return profileTexts.incomplete(missing.map((field) => profileFieldNames[field]).join(', '));
}
