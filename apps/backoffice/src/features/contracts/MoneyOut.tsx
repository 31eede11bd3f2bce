import type { OperationOutput } from '@repo/api-sdk';
import { PayoutsSection } from './PayoutsSection.tsx';
import { WithdrawalsSection } from './WithdrawalsSection.tsx';

/** What leaves a contract: withdrawals of its units, and what is owed for them. */
export function MoneyOut({ data }: { readonly data: OperationOutput<'getAdminContract'> }) {
  return (
    <>
      <WithdrawalsSection data={data} />
      <PayoutsSection payouts={data.contract.payouts} />
    </>
  );
}
