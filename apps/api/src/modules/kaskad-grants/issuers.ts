import type { components } from '@repo/api-sdk/spec';
import { isSiren } from '@repo/domain/companies';
import { foldText } from '@repo/domain/format';
import { isFilled } from '@repo/domain/validation';
import type { Actor, Deps } from '../../deps.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { toIssuer } from '../kaskad-units/classes.mapper.ts';
import { insertIssuer, listIssuerRows } from '../kaskad-units/classes.repository.ts';
import { classesTexts as texts } from './classes.texts.ts';

type Schemas = components['schemas'];

export async function listIssuers({ db }: Pick<Deps, 'db'>): Promise<Schemas['Issuers']> {
  return { items: (await listIssuerRows(db)).map(toIssuer) };
}

/** Refused when the same number is registered in the same country: it is the same company. */
export async function createIssuer(deps: Deps, actor: Actor, body: Schemas['IssuerBody']): Promise<void> {
  const name = body.name.trim();
  const registrationNumber = body.registration_number.replaceAll(/\s/g, '');
  const { country } = body;
  if (!isFilled(name)) refuseField('name', texts.issuerName);
  if (registrationNumber === '') refuseField('registration_number', texts.registration);
  if (country === 'FRA' && !isSiren(registrationNumber)) refuseField('registration_number', texts.siren);
  await deps.db.transaction(async (tx) => {
    const isSame = (other: { registrationNumber: string; country: string }) =>
      other.country === country && foldText(other.registrationNumber) === foldText(registrationNumber);
    if ((await listIssuerRows(tx)).some(isSame)) refuseField('registration_number', texts.issuerKnown);
    const id = deps.ids.uuid();
    await insertIssuer(tx, { id, name, registrationNumber, country, createdAt: deps.clock.now() });
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'issuer.created',
        object: { type: 'issuer', id },
        after: { name, registration_number: registrationNumber, country },
      },
    );
    await deps.settleRequest?.(tx);
  });
}
