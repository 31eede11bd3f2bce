// The file of the « Registre national des gels » (DG Trésor, gels-avoirs.dgtresor.gouv.fr, JSON): what names need of it.
import { isIsoDay } from '@repo/domain/dates';
import { foldedWords } from '@repo/domain/format';
import { z } from 'zod';

const value = z.record(z.string(), z.unknown());
const party = z.object({
  IdRegistre: z.union([z.number(), z.string()]).transform(String),
  Nature: z.string(),
  Nom: z.string(),
  RegistreDetail: z.array(z.object({ TypeChamp: z.string(), Valeur: z.array(value).nullish() })).nullish(),
});
const fileSchema = z.object({
  Publications: z.object({ DatePublication: z.string(), PublicationDetail: z.array(party).min(1) }),
});
type Party = z.infer<typeof party>;

export interface FrozenName {
  registryId: string;
  nature: 'person' | 'entity';
  name: string;
  words: string[];
  bornOn: string | null;
}

export interface FreezeRegister {
  publishedOn: string;
  names: FrozenName[];
}

/** @throws Error with one English sentence, when this is no such file. */
export function readRegister(bytes: Buffer): FreezeRegister {
  const parsed = fileSchema.safeParse(parseJson(bytes));
  if (!parsed.success) throw new Error('This is no file of the register of asset freezes (JSON).');
  const { DatePublication, PublicationDetail } = parsed.data.Publications;
  const publishedOn = DatePublication.slice(0, 10);
  if (!isIsoDay(publishedOn)) throw new Error(`Its day of publication cannot be read: ${DatePublication}.`);
  return { publishedOn, names: PublicationDetail.flatMap(namesOf) };
}

/** Null for invalid JSON, which the schema refuses; a file of Windows may begin with a mark. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

/** Of a person or an entity, its name and each alias; a ship has no account. */
function namesOf(row: Party): FrozenName[] {
  const nature = { 'personne physique': 'person', 'personne morale': 'entity' } as const;
  const key = row.Nature.trim().toLowerCase();
  if (key !== 'personne physique' && key !== 'personne morale') return [];
  const firstnames = textsIn(row, 'PRENOM', 'Prenom');
  const own = firstnames.length === 0 ? [row.Nom] : firstnames.map((firstname) => `${firstname} ${row.Nom}`);
  return [...own, ...textsIn(row, 'ALIAS', 'Alias')].flatMap((name) => {
    const words = foldedWords(name);
    if (words.length === 0) return [];
    return [
      { registryId: row.IdRegistre, nature: nature[key], name: name.trim(), words, bornOn: birthOf(row) },
    ];
  });
}

const valuesIn = ({ RegistreDetail }: Party, field: string) =>
  (RegistreDetail ?? []).filter(({ TypeChamp }) => TypeChamp === field).flatMap(({ Valeur }) => Valeur ?? []);

const textsIn = (row: Party, field: string, part: string): string[] =>
  valuesIn(row, field)
    .map((one) => one[part])
    .filter((one): one is string => typeof one === 'string' && one.trim() !== '');

/** The first birth date, as precise as it is. */
function birthOf(row: Party): string | null {
  const [birth] = valuesIn(row, 'DATE_DE_NAISSANCE');
  const digits = (part: string, size: number) => {
    const found = birth?.[part];
    const text = typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
    return /^\d+$/.test(text) && Number(text) > 0 ? text.padStart(size, '0') : null;
  };
  const [year, month, day] = [digits('Annee', 4), digits('Mois', 2), digits('Jour', 2)];
  if (year === null) return null;
  if (month === null) return year;
  return day === null ? `${year}-${month}` : `${year}-${month}-${day}`;
}
