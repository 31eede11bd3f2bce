// Passwords that attackers try first (ASVS 6.2.4, 6.2.11, 6.2.12), as zxcvbn estimates the guesses they take: leaked ones, words
// of French, names, dates, keyboards, what is known of their owner, alone and together. The specification's checks only count
// characters, so this one is the server's, and comes after them.
import { foldText } from '@repo/domain/format';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { identityErrors } from './identity.errors.ts';

/** Of 0 to 4: ten thousand million guesses and more. */
const leastScore = 4;
/** What is judged of a long one: the time it takes grows with the square of its length, and this much is enough. */
const judgedLength = 32;

export type Owner = Pick<UserRow, 'email' | 'firstname' | 'lastname' | 'companyName'>;

/** Throws 422 at the field `password`. */
export async function refuseWeakPassword(
  { settings }: Pick<Deps, 'settings'>,
  password: string,
  owner: Owner,
): Promise<void> {
  const [mailbox = ''] = owner.email.split('@');
  const { yield: main, kaskad } = settings.brands;
  const context = [mailbox, owner.firstname, owner.lastname, owner.companyName, main, kaskad];
  if (!(await isWeakPassword(password, context))) return;
  throw new AppError(identityErrors.weakPassword, {
    fieldErrors: { password: [identityErrors.weakPassword.message] },
  });
}

let judge: Promise<ZxcvbnFactory> | undefined;

/** The library with its words, a third of a second of work: loaded by the first password, not by every start. */
function loadJudge(): Promise<ZxcvbnFactory> {
  judge ??= (async () => {
    const [{ ZxcvbnFactory: Factory }, common, french] = await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-fr'),
    ]);
    return new Factory({
      dictionary: { ...common.dictionary, ...french.dictionary },
      graphs: common.adjacencyGraphs,
    });
  })();
  return judge;
}

/** `context`: what an attacker knows of the person and of the place. */
export async function isWeakPassword(password: string, context: readonly string[]): Promise<boolean> {
  const words = context.flatMap((text) => [text, ...foldText(text).split(/[^a-z0-9]+/)]).filter(Boolean);
  const { score } = (await loadJudge()).check(foldText(password).slice(0, judgedLength), words);
  return score < leastScore;
}
