import type { ApiError, OperationOutput } from '@repo/api-sdk';
import { useServices } from '@repo/auth';
import { formatDecimal, formatDocumentAmount, formatLongDate, formatNumericDate } from '@repo/domain/format';
import { isParCoin, parCurrency } from '@repo/domain/money';
import { DefinitionList } from '@repo/ui/definition-list';
import { Banner, Skeleton } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '../form/use-settled.ts';
import { QueryView } from '../query-view/QueryView.tsx';
import { type WithdrawalForm, withdrawalChecks } from './withdrawal.model.ts';
import { withdrawalTexts as texts } from './withdrawal.texts.ts';

const ROWS = 8;

export interface WithdrawalEstimateProps {
  readonly contractId: string;
  readonly form: WithdrawalForm;
}

/** What the withdrawal would be at the last NAV, as it is typed; or why it would be refused. */
export function WithdrawalEstimate({ contractId, form }: WithdrawalEstimateProps) {
  const { queries } = useServices();
  const settled = useSettled(form);
  const isTyped = withdrawalChecks(settled).first === null;
  const { request, amount, currency } = settled;
  const query = useQuery({
    ...queries.query('previewWithdrawal', {
      path: { id: contractId },
      query: request === 'yield' ? {} : { amount, currency },
    }),
    enabled: isTyped,
    placeholderData: keepPreviousData,
  });
  if (!isTyped) return <p className="muted">{texts.noAmount}</p>;
  if (isRefusal(query.error)) {
    return <Banner isLive title={query.error.message} tone="warning" />;
  }
  return (
    <QueryView failedTitle={texts.failed} query={query} skeleton={<Skeleton height="2rem" lines={ROWS} />}>
      {(preview) => <Estimate preview={preview} />}
    </QueryView>
  );
}

/** Of the amount or of the contract, which a retry would repeat. */
function isRefusal(error: ApiError | null): error is ApiError {
  return error !== null && (error.status === 409 || error.status === 422);
}

function Estimate({ preview }: { readonly preview: OperationOutput<'previewWithdrawal'> }) {
  // A coin that was converted at its own rate is no longer named as its par currency.
  const isOffPar = preview.quotes.some(({ base }) => base === preview.currency && isParCoin(base));
  const unit = isOffPar ? preview.currency : parCurrency(preview.currency);
  const written = (amount: string) => formatDocumentAmount(amount, unit);
  return (
    <Stack gap={12}>
      <p className="muted small">{texts.estimateNote(formatLongDate(preview.order_day))}</p>
      <h3>{texts.estimate}</h3>
      <DefinitionList
        items={[
          { term: texts.units, value: formatDecimal(preview.units) },
          {
            term: texts.nav,
            value: texts.navOn(formatDecimal(preview.nav), formatNumericDate(preview.nav_date)),
          },
          ...preview.quotes.map(({ base, quote, rate, day }) => ({
            term: `${texts.quote} ${base}/${quote}`,
            value: texts.quoteOn(base, `${formatDecimal(rate)} ${quote}`, formatNumericDate(day)),
          })),
          { term: texts.unitsLeft, value: formatDecimal(preview.units_left) },
          { term: texts.gross, value: written(preview.gross) },
          { term: texts.exitFee(formatDecimal(preview.exit_fee_percent)), value: written(preview.exit_fee) },
        ]}
        total={{ term: texts.net, value: written(preview.net) }}
      />
    </Stack>
  );
}
