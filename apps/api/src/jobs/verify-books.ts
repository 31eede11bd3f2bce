import { decimal, toText } from '@repo/domain/money';
import type { Deps } from '../deps.ts';
import { bookRules } from '../modules/audit/book-rules.ts';
import { brokenRules } from '../modules/audit/examine.ts';
import { listLastStatements } from '../modules/receipts/reconciliation.repository.ts';
import { checkRegister } from '../modules/register/check-register.ts';
import { createGauge } from './create-gauge.ts';

type BooksDeps = Pick<Deps, 'db' | 'log' | 'metrics' | 'clock'>;

/** Each night: the books, then the register that is made of them. */
export async function verifyBooksAndRegister(deps: Deps): Promise<void> {
  await verifyBooks(deps);
  await checkRegister(deps, null);
}

/** What must always hold in the books; and the accounts that differ from their last statement, which staff explain. */
export async function verifyBooks(deps: BooksDeps): Promise<void> {
  const findings = await brokenRules(deps.db, bookRules);
  const unreconciled = (await listLastStatements(deps.db)).flatMap(
    ({ account, asset, day, balance, books }) => {
      const difference = decimal(balance).minus(decimal(books));
      return difference.eq(0) ? [] : [{ account, asset, day, difference: toText(difference) }];
    },
  );
  const gauge = (name: string, help: string) => createGauge(deps.metrics, name, help);
  gauge('books_whole', '1 when the books kept all their rules at the last control, else 0').set(
    findings.length === 0 ? 1 : 0,
  );
  gauge('books_unreconciled_accounts', 'Accounts that differed from their last statement').set(
    unreconciled.length,
  );
  gauge('books_verified_timestamp_seconds', 'When this process last controlled the books').set(
    deps.clock.now().getTime() / 1000,
  );
  if (unreconciled.length > 0)
    deps.log.warn({ accounts: unreconciled }, 'accounts differ from their statements');
  if (findings.length === 0) deps.log.info('books verified');
  else deps.log.error({ findings }, 'books broken');
}
