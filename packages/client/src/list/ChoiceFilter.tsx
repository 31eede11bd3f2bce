import { Select } from '@repo/ui/select';

/** The option for « any »: `Select` needs a value, and no choice has this name. */
const anyValue = '*';

export interface ChoiceFilterProps<Choice extends string> {
  readonly label: string;
  readonly anyLabel: string;
  readonly choices: readonly Choice[];
  /** The words on screen; the choices themselves by default. */
  readonly labels?: Readonly<Record<Choice, string>>;
  /** `undefined` when nothing is chosen. */
  readonly value: Choice | undefined;
  readonly onChange: (value: Choice | null) => void;
}

/** One of the values on offer, or any of them. The current value is offered even when `choices` lacks it. */
export function ChoiceFilter<Choice extends string>(props: ChoiceFilterProps<Choice>) {
  const { label, anyLabel, labels, value, onChange } = props;
  const choices = [...new Set([...props.choices, ...(value === undefined ? [] : [value])])];
  return (
    <Select
      label={label}
      onChange={(chosen) => onChange(choices.find((choice) => choice === chosen) ?? null)}
      options={[
        { value: anyValue, label: anyLabel },
        ...choices.map((choice) => ({ value: choice, label: labels?.[choice] ?? choice })),
      ]}
      value={value ?? anyValue}
    />
  );
}
