// What contracts are made of stays what was verified: after a verdict, staff decide what changes of it.
import { type ClientField, changedClientFields, clientFieldTexts } from '@repo/domain/clients';
import { countryName } from '@repo/domain/countries';
import { z } from 'zod';
import type { UserRow } from '../../db/schema/identity.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { clientName } from '../accounts/client-name.ts';
import { updateUser } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ChangeKind, ChangeLine } from '../change-requests/change-kind.ts';
import { typedOf, versionOf } from '../clients/clients.mapper.ts';
import { lockOpenClient } from '../clients/clients.policy.ts';
import { clientsTexts } from '../clients/clients.texts.ts';
import { countPendingContracts } from '../contracts/contracts.repository.ts';
import { profileChangesTexts as texts } from './profile-changes.texts.ts';

export const profileSchema = z.strictObject({
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  address: z.string(),
  zip_code: z.string(),
  city: z.string(),
  country_address: z.string(),
});
export type Profile = z.infer<typeof profileSchema>;

export const userProfileKind: ChangeKind<Profile> = {
  kind: 'user.profile',
  subjectType: 'user',
  input: profileSchema,
  isAlwaysHeld: true,
  isRequestedByClient: true,
  warnings: texts.warnings,
  check: async ({ db }, { subjectId, input }) => {
    const user = await lockOpenClient(db, subjectId);
    const fields = changedFields(user, input);
    if (fields.length === 0) refuseField('user', clientsTexts.unchanged);
    const hasUnsigned = (await countPendingContracts(db, user.id)) > 0;
    return {
      subjectLabel: clientName(user),
      userId: user.id,
      lines: fields.map((field) => lineOf(field, typedOf(user), input)),
      fingerprint: versionOf(user),
      warnings: hasUnsigned ? ['unsigned'] : [],
    };
  },
  apply: async (deps, { actor, subjectId, input, request }) => {
    const user = await lockOpenClient(deps.db, subjectId);
    const fields = changedFields(user, input);
    await updateUser(deps.db, user.id, { ...profileColumns(input), updatedAt: deps.clock.now() });
    await recordAudit(deps, {
      by: actor,
      action: 'account.updated',
      object: { type: 'user', id: user.id },
      before: valuesOf(fields, typedOf(user)),
      after: { ...valuesOf(fields, input), entered_by: request?.makerId ?? actor.userId },
    });
  },
};

/** By the names of the table. D20: both hold the country of residence. */
export const profileColumns = ({ zip_code: zipCode, country_address: country, ...rest }: Profile) => ({
  ...rest,
  zipCode,
  countryAddress: country,
  country,
});

export function changedFields(user: UserRow, profile: Profile): readonly ClientField[] {
  const before = typedOf(user);
  return changedClientFields({ ...before, ...profile }, before);
}

type Values = Readonly<Partial<Record<ClientField, string>>>;

const valuesOf = (fields: readonly ClientField[], values: Values) =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

function lineOf(field: ClientField, before: Values, after: Values): ChangeLine {
  const shown = (value = '') => (field === 'country_address' ? countryName(value) : value) || null;
  return { label: clientFieldTexts[field], before: shown(before[field]), after: shown(after[field]) };
}
