import { formatDocumentAmount } from '@repo/domain/format';
import { sharedTexts } from './shared.texts.ts';

/** An amount in EUR at the last NAVs and rates; `amount` is null when one of them is missing. */
export const showEuros = (amount: string | null): string =>
  amount === null ? sharedTexts.unknownAmount : formatDocumentAmount(amount, 'EUR');
