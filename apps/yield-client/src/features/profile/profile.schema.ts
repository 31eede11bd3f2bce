import type { OperationInput, OperationOutput } from '@repo/api-sdk';
import type { ProfileField } from '@repo/domain/validation';

export type User = OperationOutput<'getMe'>;

/** The editable fields of the profile. */
export type ProfileFormValues = Record<ProfileField, string>;

export function toFormValues(user: User): ProfileFormValues {
  return {
    firstname: user.firstname,
    lastname: user.lastname,
    phone: user.phone ?? '',
    address: user.address ?? '',
    zip_code: user.zip_code ?? '',
    city: user.city ?? '',
    country_address: user.country_address ?? user.country ?? '',
  };
}

/** Both country fields hold the country of residence (D20). */
export function toPayload(values: ProfileFormValues): OperationInput<'updateMe'>['body'] {
  return { user: { ...values, country: values.country_address } };
}
