import { Select } from '@repo/ui/select';

/** The option for « any »: `Select` needs a value, and no choice has this name. */
const any = '*';

export interface ChoiceFilterProps {
  readonly label: string;
  readonly anyLabel: string;
  readonly choices: readonly string[];
  /** `undefined` when nothing is chosen. */
  readonly value: string | undefined;
  readonly onChange: (value: string | null) => void;
}

/** One of the values on offer, or any of them. */
export function ChoiceFilter({ label, anyLabel, choices, value, onChange }: ChoiceFilterProps) {
  return (
    <Select
      label={label}
      onChange={(chosen) => onChange(chosen === any ? null : chosen)}
      options={[
        { value: any, label: anyLabel },
        ...choices.map((choice) => ({ value: choice, label: choice })),
      ]}
      value={value ?? any}
    />
  );
}
