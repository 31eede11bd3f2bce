import { currencyLabel } from '@repo/domain/format';
import { allotmentRules, kaskadTexts } from '@repo/domain/kaskad';
import { PAYMENT_ASSETS } from '@repo/domain/money';
import { AmountField } from '@repo/ui/amount-field';
import { Card } from '@repo/ui/card';
import { Banner } from '@repo/ui/feedback';
import { CheckboxField, RadioGroup, TextAreaField, TextField } from '@repo/ui/fields';
import { Cluster, Stack } from '@repo/ui/layout';
import { Select } from '@repo/ui/select';
import { ScheduleFields } from '../../shared/kaskad/schedule/ScheduleFields.tsx';
import styles from '../../shared/kaskad/schedule/schedule-fields.module.css';
import type { UnitClass } from '../../shared/kaskad/units.ts';
import { InstantField } from './InstantField.tsx';
import type { RoundFieldsProps } from './RoundFields.tsx';
import { vestingFailure } from './round-checks.model.ts';
import { roundFormTexts as texts } from './round-form.texts.ts';
import { audienceTexts } from './rounds.texts.ts';

type FormProps = Pick<RoundFieldsProps, 'form'>;

const ruleOptions = allotmentRules.map((value) => ({ value, label: kaskadTexts.rule[value] }));
const audienceOptions = (['public', 'whitelist', 'code'] as const).map((value) => ({
  value,
  label: audienceTexts[value],
}));

/** When it opens and closes, and how it is allotted. */
export function CalendarFields({ form: { field, values } }: FormProps) {
  return (
    <>
      <Card title={texts.sections.calendar}>
        <Stack gap={16}>
          <InstantField {...field('opens_at')} label={texts.opens} timeLabel={texts.opensTime} />
          <InstantField {...field('closes_at')} label={texts.closes} timeLabel={texts.closesTime} />
        </Stack>
      </Card>
      <Card title={texts.sections.rule}>
        <div className={styles.pair}>
          <Select {...field('rule')} description={texts.ruleHelp} label={texts.rule} options={ruleOptions} />
          {values.rule === 'minimum_then_pro_rata' ? (
            <AmountField {...field('rule_floor')} currency={texts.units} label={texts.floor} />
          ) : null}
        </div>
      </Card>
    </>
  );
}

/** Who may read it, and how it is paid. */
export function AudienceFields({ form: { field, values } }: FormProps) {
  const assets = field('payment_assets');
  const toggle = (asset: (typeof PAYMENT_ASSETS)[number], isOn: boolean) =>
    assets.onChange(
      PAYMENT_ASSETS.filter((one) => (one === asset ? isOn : values.payment_assets.includes(one))),
    );
  return (
    <>
      <Card title={texts.sections.audience}>
        <Stack gap={16}>
          <RadioGroup {...field('audience')} label={texts.audience} options={audienceOptions} />
          {values.audience === 'code' ? (
            <TextField
              {...field('code')}
              autoComplete="off"
              description={texts.codeHelp}
              label={texts.code}
              maxLength={60}
            />
          ) : null}
        </Stack>
      </Card>
      <Card title={texts.sections.payment}>
        <Stack gap={12}>
          {assets.error === undefined ? null : (
            <Banner isLive tone="error">
              {assets.error}
            </Banner>
          )}
          <Cluster gap={16}>
            {PAYMENT_ASSETS.map((asset) => (
              <CheckboxField
                isSelected={values.payment_assets.includes(asset)}
                key={asset}
                onChange={(isOn) => toggle(asset, isOn)}
              >
                {currencyLabel(asset)}
              </CheckboxField>
            ))}
          </Cluster>
        </Stack>
      </Card>
    </>
  );
}

/** The vesting plan that its issue makes. */
export function VestingFields({ form: { field, values }, unit }: FormProps & { readonly unit: UnitClass }) {
  const { value, onChange, error, ref } = field('grant_schedule');
  return (
    <Card title={texts.sections.vesting}>
      <Stack gap={16}>
        <CheckboxField
          description={texts.hasVestingHelp}
          isSelected={values.hasVesting}
          onChange={field('hasVesting').onChange}
        >
          {texts.hasVesting}
        </CheckboxField>
        {values.hasVesting ? (
          <>
            <ScheduleFields
              failure={error === undefined ? null : vestingFailure(values, unit.decimals)}
              legend={texts.schedule}
              onChange={onChange}
              ref={ref}
              unit={unit}
              value={value}
            />
            {error === undefined || vestingFailure(values, unit.decimals) !== null ? null : (
              <Banner isLive tone="error">
                {error}
              </Banner>
            )}
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

/** What an investor is warned of. */
export function RiskFields({ form: { field } }: FormProps) {
  return (
    <>
      <Card title={texts.sections.risks}>
        <TextAreaField {...field('text.risks')} label={texts.risks} maxLength={5000} rows={6} />
      </Card>
      <Card title={texts.sections.whitePaper}>
        <Stack gap={16}>
          <TextField
            {...field('text.white_paper_url')}
            autoComplete="off"
            isOptional
            label={texts.whitePaperUrl}
            maxLength={500}
          />
          <TextField
            {...field('text.white_paper_sha256')}
            autoComplete="off"
            isCode
            isOptional
            label={texts.whitePaperHash}
            maxLength={64}
          />
          <TextAreaField
            {...field('text.exemption')}
            isOptional
            label={texts.exemption}
            maxLength={500}
            rows={2}
          />
        </Stack>
      </Card>
    </>
  );
}
