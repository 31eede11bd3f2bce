import {
  type ClientField,
  type ClientTyped,
  changedClientFields,
  clientFields,
  clientFieldTexts,
  validateClientTyped,
} from '@repo/domain/clients';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { updateUser } from '../accounts/users.repository.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { refuseCountry } from '../parameters/refused-countries.ts';
import { actOnClient } from './act-on-client.ts';
import { clientsErrors } from './clients.errors.ts';
import { typedOf, versionOf } from './clients.mapper.ts';
import { clientsTexts } from './clients.texts.ts';

type Correction = RequestBody<'updateClient'> & { id: string };

/** Corrects what a client typed; the second of two persons who opened the same version is refused. The client receives an email. */
export function updateClient(
  deps: Deps,
  actor: Actor,
  { id, version, reason, client: changes }: Correction,
): Promise<void> {
  return actOnClient(deps, actor, { id, reason }, async (inTx, user) => {
    if (version !== versionOf(user)) throw new AppError(clientsErrors.changed);
    const before = typedOf(user);
    const after = correct(before, changes);
    const fields = changedClientFields(after, before);
    if (fields.length === 0) refuseField('client', clientsTexts.unchanged);
    refuseInvalid(validateClientTyped({ ...after, reason }, { from: before, isCompany: user.isCompany }));
    await refuseCountry(inTx, after.country_address, before.country_address);
    const { zip_code, country_address, company_name, registration_number, company_type, ...rest } = after;
    await updateUser(inTx.db, user.id, {
      ...rest,
      zipCode: zip_code,
      // D20: both hold the country of residence.
      countryAddress: country_address,
      country: country_address,
      companyName: company_name,
      registrationNumber: registration_number,
      companyType: company_type,
      updatedAt: deps.clock.now(),
    });
    await queueMail(inTx, user, {
      kind: 'profileCorrected',
      data: { fields: fields.map((field) => clientFieldTexts[field]) },
    });
    return { action: 'account.updated', before: pick(before, fields), after: pick(after, fields) };
  });
}

function correct(before: ClientTyped, changes: Correction['client']): ClientTyped {
  const after = { ...before };
  for (const field of clientFields) after[field] = (changes[field] ?? before[field]).trim();
  return after;
}

const pick = (values: ClientTyped, fields: readonly ClientField[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));
