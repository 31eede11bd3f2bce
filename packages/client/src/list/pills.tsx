/** Filters of a list as pills, and the fields of each. */
import { formatNumericDate } from '@repo/domain/format';
import { ChoiceEditor, type PillFilter } from '@repo/ui/filter-pills';
import { Stack } from '@repo/ui/layout';
import { listTexts as texts } from './list.texts.ts';
import { PeriodFields, type PeriodFieldsProps } from './PeriodFields.tsx';

interface Choices<Value extends string> extends Pick<PillFilter, 'id' | 'label'> {
  readonly choices: readonly Value[];
  /** The words on screen; the choices themselves by default. */
  readonly labels?: Readonly<Partial<Record<Value, string>>> | undefined;
}

interface ChoicePill<Value extends string> extends Choices<Value> {
  /** `undefined` when nothing is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value | null) => void;
}

/** « est » one of the values on offer. The current one is offered even when `choices` lacks it. */
export function choicePill<Value extends string>(pill: ChoicePill<Value>): PillFilter {
  const { id, label, labels, value, onChange } = pill;
  const choices = [...new Set([...pill.choices, ...(value === undefined ? [] : [value])])];
  const word = (choice: Value) => labels?.[choice] ?? choice;
  return {
    id,
    label,
    text: value === undefined ? null : word(value),
    onClear: () => onChange(null),
    renderEditor: (close) => (
      <ChoiceEditor
        label={label}
        onChange={(chosen) => {
          onChange(chosen);
          close();
        }}
        options={choices.map((choice) => ({ value: choice, label: word(choice) }))}
        value={value ?? null}
      />
    ),
  };
}

interface OperatorPill<Value extends string> extends Choices<Value> {
  readonly is: Value | undefined;
  readonly isNot: Value | undefined;
  /** One of the two; neither clears the filter. */
  readonly onChange: (chosen: { readonly is: Value | null; readonly isNot: Value | null }) => void;
}

/** « est » or « n’est pas » one of the values on offer. */
export function operatorPill<Value extends string>(pill: OperatorPill<Value>): PillFilter {
  const { id, label, labels, choices, is, isNot, onChange } = pill;
  const word = (choice: Value) => labels?.[choice] ?? choice;
  const named = isNot === undefined ? null : texts.isNot(word(isNot));
  return {
    id,
    label,
    text: is === undefined ? named : word(is),
    onClear: () => onChange({ is: null, isNot: null }),
    renderEditor: (close) => (
      <ChoiceEditor
        isNot={is === undefined && isNot !== undefined}
        label={label}
        onChange={(value, isExcluded) => {
          onChange(isExcluded ? { is: null, isNot: value } : { is: value, isNot: null });
          close();
        }}
        options={choices.map((value) => ({ value, label: word(value) }))}
        value={is ?? isNot ?? null}
      />
    ),
  };
}

const shownDay = (day: string | undefined) => (day === undefined ? undefined : formatNumericDate(day));

interface PeriodPill extends PeriodFieldsProps {
  readonly id?: string | undefined;
  readonly label?: string | undefined;
}

/** Between two days, both included, or since or until one. */
export function periodPill({
  id = 'period',
  label = texts.period,
  period: { from, to },
  onChange,
}: PeriodPill): PillFilter {
  return {
    id,
    label,
    text: from === undefined && to === undefined ? null : texts.days(shownDay(from), shownDay(to)),
    onClear: () => onChange({ from: null, to: null }),
    renderEditor: () => (
      <Stack gap={12}>
        <PeriodFields onChange={onChange} period={{ from, to }} />
      </Stack>
    ),
  };
}
