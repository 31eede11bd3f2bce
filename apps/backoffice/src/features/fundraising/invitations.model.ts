/** The addresses that are pasted to invite users to a round. */
import { isEmail, normaliseEmail } from '@repo/domain/validation';
import { invitationsTexts as texts } from './round-parts.texts.ts';

const MAX_INVITED = 150;

/** By line, comma or semicolon; each address once. */
export function readEmails(pasted: string): string[] {
  const typed = pasted.split(/[\s,;]+/).filter((one) => one !== '');
  return [...new Set(typed.map((one) => normaliseEmail(one)))];
}

/** Why what was pasted is refused; null when it is not. */
export function emailsProblem(pasted: string): string | null {
  const emails = readEmails(pasted);
  const invalid = emails.filter((one) => !isEmail(one));
  if (emails.length === 0) return texts.required;
  if (invalid.length > 0) return texts.invalid(invalid.join(', '));
  return emails.length > MAX_INVITED ? texts.tooMany : null;
}
