import { formatChartPercent, formatDashboardAmount, formatExactAmount } from '@repo/domain/format';
import { bearableLoss, parseUnits } from '@repo/domain/kaskad';
import { readAmount } from '@repo/domain/validation';
import { AmountField } from '@repo/ui/amount-field';
import { DefinitionList } from '@repo/ui/definition-list';
import { Form, RadioGroup } from '@repo/ui/fields';
import { useState } from 'react';
import { shareAfter } from '../../shared/bounds.model.ts';
import { roundsTexts } from '../../shared/rounds.texts.ts';
import { formatRoundUnits } from '../../shared/use-amounts.ts';
import { dueLines, proposalAmount, proposalsOf, type StepProps, unitsMessage } from './invest.model.ts';
import { investTexts } from './invest.texts.ts';
import { StepActions } from './StepActions.tsx';

const texts = investTexts.amount;

/** Units or euros: an amount proposes the whole units around it. */
export function AmountStep({ detail, draft, update, netWorth, setNetWorth, next }: StepProps) {
  const [isChecked, setChecked] = useState(false);
  const { round, mine } = detail;
  const write = (units: bigint) => formatRoundUnits(units, round.instrument);
  const { items, refusal } = draft.amount === '' ? noProposal : proposalsOf(draft.amount, detail);
  const units = parseUnits(draft.units, 0);
  const message = unitsMessage(draft.units, detail);
  const submit = () => {
    setChecked(true);
    if (message === null) next();
  };
  return (
    <Form aria-label={investTexts.steps.amount} onSubmit={submit}>
      <AmountField
        currency="€"
        error={refusal ?? undefined}
        label={texts.euros}
        name="amount"
        onChange={(amount) => {
          const [first] = amount === '' ? [] : proposalsOf(amount, detail).items;
          update({ amount, units: first?.units.toString() ?? '' });
        }}
        value={draft.amount}
      />
      {items.length === 0 ? null : (
        <RadioGroup
          label={texts.choose}
          look="cards"
          onChange={(chosen) => update({ units: chosen })}
          options={items.map((item) => ({
            value: item.units.toString(),
            label: `${write(item.units)} · ${proposalAmount(item)}`,
          }))}
          value={draft.units}
        />
      )}
      <AmountField
        currency={roundsTexts.unit[round.instrument][1]}
        error={isChecked || draft.units !== '' ? (message ?? undefined) : undefined}
        label={texts.units}
        name="units"
        onChange={(typed) => update({ units: typed, amount: '' })}
        value={draft.units}
      />
      {units === null || message !== null ? null : <Summary detail={detail} units={units} />}
      {mine.warning_floor === null ? null : <NetWorth netWorth={netWorth} setNetWorth={setNetWorth} />}
      <StepActions />
    </Form>
  );
}

const noProposal = { items: [], refusal: null };

function Summary({ detail, units }: Pick<StepProps, 'detail'> & { readonly units: bigint }) {
  const { round } = detail;
  const share = shareAfter(units, detail);
  const product = texts.product(
    formatRoundUnits(units, round.instrument),
    formatExactAmount(round.price, 'EUR'),
  );
  return (
    <>
      <DefinitionList
        items={[
          ...dueLines(units, detail, product),
          ...(share === null ? [] : [{ term: texts.share, value: formatChartPercent(share) }]),
        ]}
      />
      {share === null ? null : <p className="muted">{texts.dilution(formatChartPercent(share))}</p>}
    </>
  );
}

/** Computed with in this browser only. */
export function NetWorth({ netWorth, setNetWorth }: Pick<StepProps, 'netWorth' | 'setNetWorth'>) {
  const amount = readAmount(netWorth);
  return (
    <>
      <AmountField
        currency="€"
        description={texts.netWorthHelp}
        isOptional
        label={texts.netWorth}
        name="net-worth"
        onChange={setNetWorth}
        value={netWorth}
      />
      {amount === null || amount.lte(0) ? null : (
        <p>{texts.bearable(formatDashboardAmount(bearableLoss(amount), 'EUR'))}</p>
      )}
    </>
  );
}
