// The people of a file: a line each, or why it is refused.
import { type InvitedClient, validateInvitedClient } from '@repo/domain/clients';
import { foldText, formatPhoneInput } from '@repo/domain/format';
import { normaliseEmail } from '@repo/domain/validation';
import type { ImportedUser } from '../../db/schema/client-invitations.ts';
import { excerpt } from '../market-data/parse/cells.ts';
import type { NamedLine } from '../market-data/parse/named-lines.ts';
import type { LineError } from '../market-data/parse/parsed-file.ts';
import { invitationsTexts as texts } from './client-invitations.texts.ts';

const { columns, types } = texts;
type Person = Omit<ImportedUser, 'outcome'>;

export const toInvited = ({ isCompany, email, firstname, lastname, phone }: Person): InvitedClient => ({
  is_company: isCompany,
  email,
  firstname,
  lastname,
  phone,
  service: 'kaskad',
});

/** By the rules of one invitation; an address that is in the file twice is refused the second time. */
export function readPeople(lines: readonly NamedLine[]): { people: Person[]; problems: LineError[] } {
  const people: Person[] = [];
  const problems: LineError[] = [];
  const seen = new Map<string, number>();
  for (const { line, cell } of lines) {
    const isCompany = readType(cell(columns.type));
    const person = {
      line,
      email: normaliseEmail(cell(columns.email)),
      firstname: cell(columns.firstname),
      lastname: cell(columns.lastname),
      phone: readPhone(cell(columns.phone)),
      isCompany: isCompany ?? false,
    };
    const failures = validateInvitedClient(toInvited(person)).failures.map(({ message }) => message);
    const before = seen.get(person.email);
    const wrong = [
      ...failures,
      ...(isCompany === null ? [texts.badType(excerpt(cell(columns.type)))] : []),
      ...(before === undefined || person.email === '' ? [] : [texts.twice(before)]),
    ];
    if (before === undefined) seen.set(person.email, line);
    if (wrong.length === 0) people.push(person);
    else problems.push({ line, message: wrong.join(' ') });
  }
  return { people, problems };
}

const frenchPhone = /^(?:0|(?:\+|00)\s?33\s?(?:\(0\)\s?)?0?)[1-9](?:[\s.-]?\d{2}){4}$/;

/** In the form of the site where it is a French number; any other is refused as it was typed. */
const readPhone = (written: string) => (frenchPhone.test(written) ? formatPhoneInput(written) : written);

/** A person where nothing is written; null of an unknown word. */
function readType(written: string): boolean | null {
  const isOne = (words: readonly string[]) => words.some((word) => foldText(word) === foldText(written));
  if (written === '' || isOne(types.person)) return false;
  return isOne(types.company) ? true : null;
}
