import { useServices } from '@repo/auth';
import { useIdempotencyKey } from '@repo/client/form';
import { useSending } from '@repo/client/sending';
import { Button } from '@repo/ui/button';
import { Banner } from '@repo/ui/feedback';
import { type InvestmentDetail, isFree, wholeUnits } from '../../shared/rounds.model.ts';
import { useAmounts } from '../../shared/use-amounts.ts';
import { investmentTexts } from './investment.texts.ts';
import { useStep } from './use-step.ts';

const texts = investmentTexts.short;

/** What was received is short: the client completes it, or keeps fewer units. */
export function ShortPayment({ detail }: { readonly detail: InvestmentDetail }) {
  const { queries } = useServices();
  const { euros, units } = useAmounts();
  const step = useStep();
  const keyOf = useIdempotencyKey();
  const fewerUnits = useSending(queries.mutation('chooseFewerUnits', { invalidates: [] }));
  const { investment, shortfall } = detail;
  if (shortfall === null) return null;
  const { fewer, missing } = shortfall;
  const path = { id: investment.id };
  const choose = (count: string) => {
    const body = { version: investment.version, units: count };
    fewerUnits.send(
      { path, body, idempotencyKey: keyOf({ path, body }) },
      { onSuccess: (after) => step.done(after, texts.done), onError: step.failed },
    );
  };
  return (
    <Banner
      action={
        fewer === null ? undefined : (
          <Button
            isChange
            isPending={fewerUnits.isPending}
            onPress={() => choose(fewer.units)}
            size="sm"
            variant="ghost"
          >
            {texts.submit}
          </Button>
        )
      }
      title={texts.missing(euros(missing))}
      tone="warning"
    >
      {fewer === null
        ? undefined
        : texts.fewer(
            units(wholeUnits(fewer.units), investment.round.instrument),
            isFree(fewer.fee) ? euros(fewer.due) : texts.withFee(euros(fewer.due), euros(fewer.fee)),
            euros(fewer.back),
          )}
    </Banner>
  );
}
