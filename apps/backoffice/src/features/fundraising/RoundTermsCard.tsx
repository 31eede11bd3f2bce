import { currencyLabel, formatDecimal, formatList, formatLongDateTime, NBSP } from '@repo/domain/format';
import { kaskadTexts } from '@repo/domain/kaskad';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { eurosOrNone, type StaffRound, shownUnits } from './rounds.model.ts';
import { audienceTexts, regimeTexts, roundsTexts, roundTexts as texts } from './rounds.texts.ts';

/** What its draft holds, without its texts. */
export function RoundTermsCard({ round: { round, terms } }: { readonly round: StaffRound }) {
  const { columns } = roundsTexts;
  const { grant_schedule: schedule, least, most } = terms;
  return (
    <Card title={texts.terms}>
      <DefinitionList
        items={[
          { term: texts.regime, value: regimeTexts[terms.regime] },
          { term: kaskadTexts.instrument[terms.instrument], value: roundsTexts.units(shownUnits(round.cap)) },
          { term: columns.opens, value: formatLongDateTime(round.opens_at) },
          { term: columns.closes, value: formatLongDateTime(round.closes_at) },
          {
            term: texts.perPerson,
            value:
              most === null
                ? texts.atLeast(shownUnits(least))
                : texts.between(shownUnits(least), shownUnits(most)),
          },
          { term: texts.rule, value: kaskadTexts.rule[terms.rule] },
          { term: texts.audience, value: audienceTexts[terms.audience] },
          { term: texts.assets, value: formatList(terms.payment_assets.map(currencyLabel)) },
          { term: texts.fee, value: `${formatDecimal(terms.fee_percent)}${NBSP}%` },
          {
            term: texts.vesting,
            value: schedule === null ? texts.noVesting : kaskadTexts.shape[schedule.shape],
          },
          {
            term: columns.valuation,
            value: roundsTexts.of([eurosOrNone(round.pre_money), eurosOrNone(round.post_money)]),
          },
          ...terms.text.terms.map(({ label, value }) => ({ term: label, value })),
        ]}
      />
    </Card>
  );
}
