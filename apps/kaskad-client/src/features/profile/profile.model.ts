import type { OperationOutput } from '@repo/api-sdk';
import { countryName } from '@repo/domain/countries';
import { isFilled } from '@repo/domain/validation';
import { profileTexts as texts } from './profile.texts.ts';

interface Line {
  readonly term: string;
  readonly value: string;
}

/** The identity block; missing values are labelled as such. */
export function identityLines(me: OperationOutput<'getMe'>): Line[] {
  const town = [me.zip_code, me.city].filter(isFilled).join(' ');
  const country = countryName(me.country_address ?? me.country ?? '') ?? '';
  return [
    { term: texts.name, value: orNone(`${me.firstname} ${me.lastname}`) },
    ...(me.is_company ? [{ term: texts.company, value: orNone(me.company_name) }] : []),
    { term: texts.email, value: me.email },
    { term: texts.phone, value: orNone(me.phone) },
    { term: texts.address, value: orNone([me.address, town, country].filter(isFilled).join(', ')) },
  ];
}

function orNone(text: string | null): string {
  return text !== null && isFilled(text) ? text.trim() : texts.none;
}
