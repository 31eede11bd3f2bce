// What a client declared of their company beside what the public register says.
import { foldedWords as words } from '../format/text.ts';
import { sirenOf } from './siren.ts';

export interface DeclaredCompany {
  readonly name: string;
  /** SIREN or SIRET, as it was typed. */
  readonly number: string;
  /** « SAS », « SARL »… as it was typed. */
  readonly form: string;
  readonly address: string;
  readonly zipCode: string;
  readonly city: string;
  readonly firstname: string;
  readonly lastname: string;
}

export interface RegisteredCompany {
  readonly siren: string;
  readonly names: readonly string[];
  /** The four digits of INSEE’s nomenclature; null when it is not given. */
  readonly formCode: string | null;
  /** Of the head office; null when its owner objected to its publication. */
  readonly address: { readonly line: string; readonly zipCode: string; readonly city: string } | null;
  /** The persons who manage it; a company may manage another one. */
  readonly managers: readonly { readonly firstnames: string; readonly lastname: string }[];
  readonly isActive: boolean;
}

export const companyFields = ['name', 'siren', 'form', 'address', 'manager'] as const;
export type CompanyField = (typeof companyFields)[number];

/** `unknown`: one of the two is not there to compare. */
export type CompanyVerdict = 'same' | 'different' | 'unknown';

export interface CompanyLine {
  readonly field: CompanyField;
  readonly declared: string;
  /** Null: the register does not say. */
  readonly registered: string | null;
  readonly verdict: CompanyVerdict;
}

/** The legal forms that a company of clients has, each with what people type for it. */
const forms: Readonly<Record<string, readonly string[]>> = {
  '1000': ['ei', 'entrepreneur individuel', 'entreprise individuelle'],
  '5202': ['snc', 'societe en nom collectif'],
  '5306': ['scs', 'societe en commandite simple'],
  '5308': ['sca', 'societe en commandite par actions'],
  '5498': ['eurl', 'sarl', 'sarl unipersonnelle'],
  '5499': ['sarl', 'societe a responsabilite limitee'],
  '5599': ['sa', 'societe anonyme'],
  '5699': ['sa', 'societe anonyme'],
  '5710': ['sas', 'societe par actions simplifiee'],
  '5720': ['sasu', 'sas', 'sas unipersonnelle'],
  '5485': ['selarl'],
  '5785': ['selas'],
  '6540': ['sci', 'societe civile immobiliere'],
  '6599': ['sc', 'societe civile'],
};

/** A name without its legal form: the register writes it sometimes, people often. */
const nameOf = (text: string): string => {
  const all = words(text.replaceAll(/\(.*?\)/g, ' '));
  const kept = all.filter((word) => !['sas', 'sasu', 'sarl', 'eurl', 'sa', 'sci', 'snc'].includes(word));
  return (kept.length === 0 ? all : kept).join(' ');
};

const streetWords: Readonly<Record<string, string>> = {
  all: 'allee',
  av: 'avenue',
  bd: 'boulevard',
  bld: 'boulevard',
  che: 'chemin',
  crs: 'cours',
  fg: 'faubourg',
  imp: 'impasse',
  pl: 'place',
  r: 'rue',
  rte: 'route',
  sq: 'square',
  st: 'saint',
  ste: 'sainte',
};
const addressWords = (text: string) => words(text).map((word) => streetWords[word] ?? word);

const verdictOf = (isComparable: boolean, isSame: () => boolean): CompanyVerdict =>
  isComparable ? (isSame() ? 'same' : 'different') : 'unknown';

function compareForm({ form }: DeclaredCompany, { formCode }: RegisteredCompany): CompanyLine {
  const known = formCode === null ? undefined : forms[formCode];
  const typed = words(form).join(' ');
  return {
    field: 'form',
    declared: form,
    registered: known?.[0]?.toUpperCase() ?? formCode,
    verdict: verdictOf(known !== undefined && typed !== '', () =>
      (known ?? []).some((name) => name === typed || typed.split(' ')[0] === name),
    ),
  };
}

function compareAddress(declared: DeclaredCompany, { address }: RegisteredCompany): CompanyLine {
  const typed = `${declared.address}, ${declared.zipCode} ${declared.city}`;
  const isTyped = [declared.address, declared.zipCode, declared.city].every((part) => part.trim() !== '');
  return {
    field: 'address',
    declared: isTyped ? typed : '',
    registered: address === null ? null : address.line,
    verdict: verdictOf(isTyped && address !== null, () => {
      const registered = new Set(addressWords(`${address?.line ?? ''} ${address?.city ?? ''}`));
      return (
        declared.zipCode.trim() === address?.zipCode.trim() &&
        addressWords(`${declared.address} ${declared.city}`).every((word) => registered.has(word))
      );
    }),
  };
}

function compareManager(
  { firstname, lastname }: DeclaredCompany,
  { managers }: RegisteredCompany,
): CompanyLine {
  const isManager = ({ firstnames, lastname: name }: RegisteredCompany['managers'][number]) =>
    words(name).join(' ') === words(lastname).join(' ') &&
    words(firstname).every((word) => words(firstnames).includes(word));
  const names = managers.map(({ firstnames, lastname: name }) => `${firstnames} ${name}`.trim());
  return {
    field: 'manager',
    declared: `${firstname} ${lastname}`.trim(),
    registered: names.length === 0 ? null : names.join(', '),
    verdict: verdictOf(managers.length > 0 && lastname.trim() !== '' && firstname.trim() !== '', () =>
      managers.some(isManager),
    ),
  };
}

/** Line by line; a line is the same only where both say it. */
export function compareCompany(declared: DeclaredCompany, registered: RegisteredCompany): CompanyLine[] {
  const [name = null] = registered.names;
  return [
    {
      field: 'name',
      declared: declared.name,
      registered: name,
      verdict: verdictOf(nameOf(declared.name) !== '' && name !== null, () =>
        registered.names.some((one) => nameOf(one) === nameOf(declared.name)),
      ),
    },
    {
      field: 'siren',
      declared: declared.number,
      registered: registered.siren,
      verdict: sirenOf(declared.number) === registered.siren ? 'same' : 'different',
    },
    compareForm(declared, registered),
    compareAddress(declared, registered),
    compareManager(declared, registered),
  ];
}
