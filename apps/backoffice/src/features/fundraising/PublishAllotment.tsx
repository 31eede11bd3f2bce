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
}

/** What would be published, and its reason: nothing is before the second person approves it. */
export function PublishAllotment({ form, simulation, price }: PublishAllotmentProps) {
  const sum = firstSum(simulation, form.values);
  const [due, requested] = [sum, unitsOf(simulation.demand, 0)].map((units) =>
    amountDue(units, decimal(price)),
  );
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
            ...(due === undefined || requested === undefined
              ? []
              : [
                  { term: texts.invested, value: formatDocumentAmount(due, 'EUR') },
                  { term: texts.back, value: formatDocumentAmount(requested.minus(due), 'EUR') },
                ]),
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
