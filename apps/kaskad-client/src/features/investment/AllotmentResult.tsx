import { addressOf } from '@repo/client/kaskad-address';
import { formatDecimal, formatLongDateTime, formatPercent } from '@repo/domain/format';
import { kaskadTexts } from '@repo/domain/kaskad';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Stack } from '@repo/ui/layout';
import { shareOf } from '../../shared/grants.model.ts';
import { paths } from '../../shared/paths.ts';
import { type InvestmentDetail, isFree, wholeUnits } from '../../shared/rounds.model.ts';
import { useAmounts } from '../../shared/use-amounts.ts';
import { investmentTexts as texts } from './investment.texts.ts';

interface ResultProps {
  readonly detail: InvestmentDetail;
}

/** What the allotment and the issue gave: the sentence, and the rows that it sums up. */
export function Result({ detail }: ResultProps) {
  const { allotment, register_number, grant_id } = detail;
  const { sentence } = useAmounts();
  const allotted = useAllotmentRows(detail);
  const shares = useShareRows(detail);
  if (allotment === null && register_number === null && grant_id === null) return null;
  return (
    <Card title={texts.result}>
      <Stack gap={12}>
        {allotment === null ? null : <p>{sentence(allotment)}</p>}
        <DefinitionList items={[...allotted, ...shares]} />
        {grant_id === null ? null : (
          <TextLink href={addressOf(paths.vesting, { grantShown: grant_id })}>{texts.vesting}</TextLink>
        )}
      </Stack>
    </Card>
  );
}

function useAllotmentRows({ investment, publication }: InvestmentDetail) {
  const { units, euros, percent } = useAmounts();
  const { allotted_units, allotted_due, allotted_fee, due, fee, round } = investment;
  if (allotted_units === null) return [];
  const line = (count: string, amount: string | null, feeIn: string | null) => {
    const quantity = units(wholeUnits(count), round.instrument);
    if (amount === null) return quantity;
    const isShown = feeIn !== null && !isFree(feeIn);
    return texts.unitsDue(quantity, euros(amount), isShown ? euros(feeIn) : null);
  };
  const served = shareOf(wholeUnits(allotted_units), wholeUnits(investment.units));
  return [
    { term: texts.requested, value: line(investment.units, due, fee) },
    { term: texts.allotted, value: line(allotted_units, allotted_due, allotted_fee) },
    { term: texts.served, value: percent(formatPercent(served)) },
    ...(publication === null
      ? []
      : [
          { term: texts.rule, value: kaskadTexts.rule[publication.rule] },
          {
            term: texts.oversubscription,
            value: percent(texts.timesTheCap(formatDecimal(publication.oversubscription))),
          },
          { term: texts.publishedOn, value: formatLongDateTime(publication.published_at) },
        ]),
  ];
}

function useShareRows({ issued_percent, diluted_percent, register_number }: InvestmentDetail) {
  const { percent } = useAmounts();
  const share = (text: string) => percent(texts.percent(formatDecimal(text)));
  return [
    ...(issued_percent === null ? [] : [{ term: texts.issuedShare, value: share(issued_percent) }]),
    ...(diluted_percent === null ? [] : [{ term: texts.dilutedShare, value: share(diluted_percent) }]),
    ...(register_number === null ? [] : [{ term: texts.register, value: String(register_number) }]),
  ];
}
