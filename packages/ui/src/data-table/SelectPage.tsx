import type { ReactNode } from 'react';
import { dataTableTexts } from './data-table.texts.ts';
import { SelectBox } from './SelectBox.tsx';
import type { useDataTable } from './use-data-table.ts';

interface SelectPageProps<Row extends object> {
  readonly list: ReturnType<typeof useDataTable<Row>>;
  readonly isDisabled: boolean;
  readonly children?: ReactNode;
}

/** The checkbox that selects every row of the page; indeterminate when only some are. */
export function SelectPage<Row extends object>({ list, isDisabled, children }: SelectPageProps<Row>) {
  return (
    <SelectBox
      isDisabled={isDisabled}
      label={dataTableTexts.selectPage}
      onChange={(isOn) => list.table.toggleAllPageRowsSelected(isOn)}
      state={pageState(list.table)}
    >
      {children}
    </SelectBox>
  );
}

interface PageSelection {
  readonly getIsAllPageRowsSelected: () => boolean;
  readonly getIsSomePageRowsSelected: () => boolean;
}

function pageState(table: PageSelection): 'on' | 'off' | 'some' {
  if (table.getIsAllPageRowsSelected()) return 'on';
  return table.getIsSomePageRowsSelected() ? 'some' : 'off';
}
