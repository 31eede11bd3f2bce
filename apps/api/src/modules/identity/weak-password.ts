// Passwords that attackers try first: leaked ones, personal data, simple patterns (ASVS 6.2.4, 6.2.11).
// The specification's checks only count characters, so this one is the server's, and comes after them.
import { foldText } from '@repo/domain/format';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { identityErrors } from './identity.errors.ts';

const leaked = new Set(dictionary['passwords-common'].map(foldText));

/** Left of a password once the words that are known of its owner are taken out, this is no secret any more. */
const leastUnknown = 4;
const leastDistinct = 5;
const shortestWord = 3;
/** The share of characters that only continue the ones before (1234, aaaa, fedc). */
const mostContinued = 0.6;

export type Owner = Pick<UserRow, 'email' | 'firstname' | 'lastname' | 'companyName'>;

/** Throws 422 at the field `password`. */
export function refuseWeakPassword(
  { settings }: Pick<Deps, 'settings'>,
  password: string,
  owner: Owner,
): void {
  const [mailbox = ''] = owner.email.split('@');
  const { yield: main, kaskad } = settings.brands;
  if (!isWeakPassword(password, [mailbox, owner.firstname, owner.lastname, owner.companyName, main, kaskad]))
    return;
  throw new AppError(identityErrors.weakPassword, {
    fieldErrors: { password: [identityErrors.weakPassword.message] },
  });
}

/** `context`: what an attacker knows of the person and of the place. */
export function isWeakPassword(password: string, context: readonly string[]): boolean {
  const folded = foldText(password);
  // « Motdepasse2026! » is « motdepasse » to an attacker.
  const core = folded.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const repeated = /^(.+?)\1+$/.exec(folded)?.[1];
  const knownOnes = [folded, core, repeated ?? ''];
  return (
    knownOnes.some((text) => leaked.has(text)) ||
    new Set(folded).size < leastDistinct ||
    isOneSequence(folded) ||
    isMadeOf(core, context)
  );
}

function isMadeOf(core: string, context: readonly string[]): boolean {
  const words = context
    .flatMap((text) => foldText(text).split(/[^a-z0-9]+/))
    .filter((word) => word.length >= shortestWord)
    .toSorted((left, right) => right.length - left.length);
  const unknown = words.reduce((rest, word) => rest.replaceAll(word, ''), core);
  return unknown !== core && unknown.length < leastUnknown;
}

function isOneSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const continued = steps.filter((step, index) => Math.abs(step) <= 1 && step === steps[index - 1]);
  return continued.length >= mostContinued * codes.length;
}
