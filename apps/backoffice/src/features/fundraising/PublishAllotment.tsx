import type { CheckedForm } from '@repo/client/form';
import { formatDocumentAmount } from '@repo/domain/format';
import { amountDue, unitsOf } from '@repo/domain/kaskad';
import { refusalMessageMaxLength } from '@repo/domain/limits';
import { decimal } from '@repo/domain/money';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { TextAreaField } from '@repo/ui/fields';
import { Stack } from '@repo/ui/layout';
import { reasonTexts } from '../../shared/shared.texts.ts';
import { type AllotmentForm, firstSum, type Simulation } from './allotment.model.ts';
import { allotmentTexts as texts } from './allotment.texts.ts';
import { shownUnits } from './rounds.model.ts';

interface PublishAllotmentProps {
  readonly form: CheckedForm<AllotmentForm>;
  readonly simulation: Simulation;
  readonly price: string;
  readonly feePercent: string;
}

/** What would be published, and its reason: nothing is before the second person approves it. */
export function PublishAllotment({ form, simulation, price, feePercent }: PublishAllotmentProps) {
  const sum = firstSum(simulation, form.values);
  const terms = { price: decimal(price), feePercent: decimal(feePercent) };
  const hasFee = terms.feePercent.gt(0);
  const kept = amountDue(sum, terms);
  const back = amountDue(unitsOf(simulation.demand, 0), terms).due.minus(kept.due);
  return (
    <Card title={texts.publish}>
      <Stack gap={16}>
        <ol>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <DefinitionList
          items={[
            { term: texts.allotted, value: shownUnits(sum) },
            { term: texts.invested, value: formatDocumentAmount(kept.cost, 'EUR') },
            ...(hasFee ? [{ term: texts.fee, value: formatDocumentAmount(kept.fee, 'EUR') }] : []),
            { term: hasFee ? texts.backWithFee : texts.back, value: formatDocumentAmount(back, 'EUR') },
            ...(form.values.rule === 'manual'
              ? []
              : [
                  { term: texts.served, value: shownUnits(String(simulation.first.served)) },
                  { term: texts.unserved, value: shownUnits(String(simulation.first.unserved)) },
                ]),
          ]}
        />
        <TextAreaField
          {...form.field('reason')}
          label={reasonTexts.reason}
          maxLength={refusalMessageMaxLength}
          rows={2}
        />
        <Button
          isDisabled={simulation.rows.length === 0}
          isFullWidth
          isPending={form.isPending}
          type="submit"
        >
          {texts.submit}
        </Button>
      </Stack>
    </Card>
  );
}
