import { invalidate, type OperationId } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { toast } from '@repo/ui/toast';
import type { InvestmentDetail } from '../../shared/rounds.model.ts';
import { investmentTexts as texts } from './investment.texts.ts';

type StepError = { readonly status: number; readonly message: string };

const others: readonly OperationId[] = ['listInvestments', 'getKaskadDashboard'];

/** What follows a step of an investment: the page shows its result, and the lists are fetched again. */
export function useStep() {
  const { queries, queryClient } = useServices();
  return {
    done: (detail: InvestmentDetail, message: string) => {
      const path = { id: detail.investment.id };
      queryClient.setQueryData(queries.query('getInvestment', { path }).queryKey, detail);
      void invalidate(queryClient, ...others);
      toast.success(message);
    },
    /** A refusal means that the investment changed: it is fetched again. */
    failed: ({ status, message }: StepError) => {
      toast.error(status === 0 ? texts.sendFailed : message);
      if (status !== 0) void invalidate(queryClient, 'getInvestment', ...others);
    },
  };
}
