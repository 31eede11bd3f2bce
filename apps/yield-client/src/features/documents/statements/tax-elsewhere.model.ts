/** What a client declares to hold elsewhere at each disposal, before their tax file is written. It is kept nowhere. */
import type { OperationInput, OperationOutput } from '@repo/api-sdk';
import { parseDecimalInput } from '@repo/domain/format';
import { type Check, runChecks, type Verdict } from '@repo/domain/validation';
import { blanksAfterDeclared } from '@repo/domain/yearly';
import { statementsTexts } from './statements.texts.ts';

const texts = statementsTexts.elsewhere;

export type TaxDisposal = OperationOutput<'getTaxFile'>['disposals'][number];
type Declared = OperationInput<'completeTaxFile'>['body']['elsewhere'][number];

/** As typed, by the names of the fields; the format beside them. */
export type ElsewhereForm = Readonly<Record<string, string>>;

export const fieldsOf = (id: string) => ({ value: `value ${id}`, cost: `cost ${id}` });
export const FORMAT_FIELD = 'format';

const isBlank = (typed: string | undefined): boolean => (typed ?? '').trim() === '';

/** An amount in euros that the server reads; null when it is none. */
function readEuros(typed: string | undefined): string | null {
  const amount = parseDecimalInput(typed ?? '');
  return amount !== null && /^\d{1,15}(?:\.\d{1,8})?$/.test(amount) ? amount : null;
}

/** Both amounts of a disposal, or neither; both of each after the first that has them. */
export function checkElsewhere(disposals: readonly TaxDisposal[], form: ElsewhereForm): Verdict<string> {
  const checks = disposals.flatMap(({ id }): Check<ElsewhereForm, string>[] => {
    const { value, cost } = fieldsOf(id);
    return [
      check(value, cost),
      check(cost, value),
      { field: value, message: texts.blank, holds: (typed) => !lacks(disposals, typed).includes(id) },
    ];
  });
  return runChecks(checks, form);
}

const check = (field: string, other: string): Check<ElsewhereForm, string> => ({
  field,
  message: texts.wrong,
  holds: (form) => (isBlank(form[field]) ? isBlank(form[other]) : readEuros(form[field]) !== null),
});

const lacks = (disposals: readonly TaxDisposal[], form: ElsewhereForm): string[] =>
  blanksAfterDeclared(
    disposals.map(({ id }) => id),
    new Set(disposals.map(({ id }) => id).filter((id) => !isBlank(form[fieldsOf(id).value]))),
  );

/** What of a checked form is declared: nothing of a disposal that was left empty. */
export function declaredOf(disposals: readonly TaxDisposal[], form: ElsewhereForm): Declared[] {
  return disposals.flatMap(({ id }) => {
    const { value, cost } = fieldsOf(id);
    const amounts = { value: readEuros(form[value]), cost: readEuros(form[cost]) };
    return amounts.value === null || amounts.cost === null
      ? []
      : [{ disposal_id: id, value: amounts.value, cost: amounts.cost }];
  });
}
