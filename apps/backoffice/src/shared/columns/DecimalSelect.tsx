import { Select } from '@repo/ui/select';
import { columnsTexts as texts } from './columns.texts.ts';

type Separator = keyof typeof texts.decimals;

interface DecimalSelectProps {
  readonly value: Separator;
  readonly onChange: (separator: Separator) => void;
}

/** How a file writes its decimals. */
export function DecimalSelect({ value, onChange }: DecimalSelectProps) {
  return (
    <Select
      label={texts.decimal}
      onChange={onChange}
      options={[
        { value: ',', label: texts.decimals[','] },
        { value: '.', label: texts.decimals['.'] },
      ]}
      value={value}
    />
  );
}
