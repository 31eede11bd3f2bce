import { currencyLabel, formatDecimal, formatList, formatLongDateTime, NBSP } from '@repo/domain/format';
import { kaskadTexts } from '@repo/domain/kaskad';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { eurosOrNone, type StaffRound, shownUnits, typedOrMissing } from './rounds.model.ts';
import { audienceTexts, regimeTexts, roundsTexts, roundTexts as texts } from './rounds.texts.ts';

/** What its draft holds, without its texts. */
export function RoundTermsCard({ round: { round, terms } }: { readonly round: StaffRound }) {
  const { columns } = roundsTexts;
  const { grant_schedule: schedule, least, most } = terms;
  const isValued = terms.price !== '' && terms.cap !== '';
  const limits = (typed: string) =>
    most === null ? texts.atLeast(shownUnits(typed)) : texts.between(shownUnits(typed), shownUnits(most));
  return (
    <Card title={texts.terms}>
      <DefinitionList
        items={[
          { term: texts.regime, value: regimeTexts[terms.regime] },
          {
            term: kaskadTexts.instrument[terms.instrument],
            value: typedOrMissing(terms.cap, (cap) => roundsTexts.units(shownUnits(cap))),
          },
          { term: columns.opens, value: typedOrMissing(terms.opens_at, formatLongDateTime) },
          { term: columns.closes, value: typedOrMissing(terms.closes_at, formatLongDateTime) },
          { term: texts.perPerson, value: typedOrMissing(least, limits) },
          { term: texts.rule, value: kaskadTexts.rule[terms.rule] },
          { term: texts.audience, value: audienceTexts[terms.audience] },
          {
            term: texts.assets,
            value: typedOrMissing(formatList(terms.payment_assets.map(currencyLabel)), (assets) => assets),
          },
          {
            term: texts.fee,
            value: typedOrMissing(terms.fee_percent, (fee) => `${formatDecimal(fee)}${NBSP}%`),
          },
          {
            term: texts.vesting,
            value: schedule === null ? texts.noVesting : kaskadTexts.shape[schedule.shape],
          },
          {
            term: columns.valuation,
            value: roundsTexts.of(
              [round.pre_money, round.post_money].map((worth) => eurosOrNone(isValued ? worth : null)),
            ),
          },
          ...terms.text.terms.map(({ label, value }) => ({ term: label, value })),
        ]}
      />
    </Card>
  );
}
