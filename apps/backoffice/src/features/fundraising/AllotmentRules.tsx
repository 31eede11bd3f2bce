import type { CheckedForm } from '@repo/client/form';
import { type AllotmentRuleKind, allotmentRules, kaskadTexts } from '@repo/domain/kaskad';
import { AmountField } from '@repo/ui/amount-field';
import { Select } from '@repo/ui/select';
import styles from '../../shared/kaskad/schedule/schedule-fields.module.css';
import type { AllotmentForm } from './allotment.model.ts';
import { allotmentTexts as texts } from './allotment.texts.ts';

interface AllotmentRulesProps {
  readonly form: Pick<CheckedForm<AllotmentForm>, 'field' | 'values'>;
  readonly ruleOfRound: AllotmentRuleKind;
}

const compareOptions = [
  { value: 'none', label: texts.noCompare },
  ...(['pro_rata', 'first_come', 'minimum_then_pro_rata', 'reservations_first'] as const).map((value) => ({
    value,
    label: kaskadTexts.rule[value],
  })),
] as const;

/** The rule, and the one that it is compared with. */
export function AllotmentRules({ form: { field, values }, ruleOfRound }: AllotmentRulesProps) {
  return (
    <div className={styles.pair}>
      <Select
        {...field('rule')}
        label={texts.rule}
        options={allotmentRules.map((value) => ({
          value,
          label: value === ruleOfRound ? texts.ruleOfRound(kaskadTexts.rule[value]) : kaskadTexts.rule[value],
        }))}
      />
      {values.rule === 'minimum_then_pro_rata' ? (
        <AmountField {...field('floor')} currency={texts.units} label={texts.floor} />
      ) : null}
      <Select {...field('compare')} label={texts.compare} options={compareOptions} />
      {values.compare === 'minimum_then_pro_rata' ? (
        <AmountField {...field('compareFloor')} currency={texts.units} label={texts.compareFloor} />
      ) : null}
    </div>
  );
}
