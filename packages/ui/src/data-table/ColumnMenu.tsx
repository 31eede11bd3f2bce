import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { CheckMenu } from '../menu/index.ts';
import type { DataColumn } from './columns.ts';
import { dataTableTexts } from './data-table.texts.ts';

interface ColumnMenuProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
}

/** The « Colonnes » menu. The name column and the last visible one cannot be hidden. */
export function ColumnMenu<Row>({ columns, hidden, onChange }: ColumnMenuProps<Row>) {
  const isLastShown = columns.length - hidden.length === 1;
  const isShown = (id: string) => !hidden.includes(id);
  return (
    <CheckMenu
      checkedIds={columns.map(({ id }) => id).filter(isShown)}
      label={dataTableTexts.columns}
      onChange={(shown) => onChange(columns.map(({ id }) => id).filter((id) => !shown.includes(id)))}
      options={columns.map(({ id, header, isRowName = false }) => ({
        id,
        label: header,
        isDisabled: isRowName || (isLastShown && isShown(id)),
      }))}
      reset={{ label: dataTableTexts.showAllColumns, onReset: () => onChange([]) }}
      trigger={
        <Button size="sm" variant="ghost">
          {dataTableTexts.columns}
          <Icon name="chevron-down" size={16} />
        </Button>
      }
    />
  );
}
