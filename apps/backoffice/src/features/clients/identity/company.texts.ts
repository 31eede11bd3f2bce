import type { OperationOutput } from '@repo/api-sdk';
import type { CompanyField, CompanyVerdict } from '@repo/domain/companies';
import type { StatusTone } from '@repo/ui/feedback';

type State = OperationOutput<'compareClientCompany'>['state'];

export const verdictTexts: Readonly<Record<CompanyVerdict, string>> = {
  same: 'Concordant',
  different: 'Écart',
  unknown: 'Non vérifié',
};

export const verdictTones: Readonly<Record<CompanyVerdict, StatusTone>> = {
  same: 'positive',
  different: 'negative',
  unknown: 'neutral',
};

export const fieldTexts: Readonly<Record<CompanyField, string>> = {
  name: 'Dénomination',
  siren: 'SIREN',
  form: 'Forme',
  address: 'Adresse',
  manager: 'Dirigeant',
};

/** Why nothing is compared; null when it is. */
export const comparisonTexts: Readonly<Record<State, string | null>> = {
  compared: null,
  no_company: null,
  not_checked: 'Non vérifié\u00a0: aucun registre public n’est configuré.',
  bad_number: 'Non vérifié\u00a0: aucun SIREN valable n’est saisi.',
  not_found: 'Écart\u00a0: aucune société n’a ce SIREN dans le registre public.',
  unavailable: 'Non vérifié\u00a0: le registre public ne répond pas. Réessayez plus tard.',
};

export const companyTexts = {
  register: 'Registre public',
  failed: 'La comparaison au registre n’a pas pu être chargée',
  closed: 'Le registre public indique que cette société a cessé son activité.',
  registered: (value: string) => `Registre\u00a0: ${value}`,
  unsaid: 'Le registre ne le dit pas',
} as const;
