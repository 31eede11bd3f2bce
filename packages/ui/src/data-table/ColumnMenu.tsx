import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button, IconButton } from '../button/index.ts';
import { SegmentedControl } from '../choices/index.ts';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import listStyles from '../select/select.module.css';
import styles from './column-menu.module.css';
import type { DataColumn } from './columns.ts';
import { dataTableTexts as texts } from './data-table.texts.ts';
import { SelectBox } from './SelectBox.tsx';
import { type ColumnsShown, densities, usualColumns } from './table-options.ts';

interface ColumnMenuProps<Row> {
  /** Every column, in the order they are shown in. */
  readonly columns: readonly DataColumn<Row>[];
  readonly shown: ColumnsShown;
  readonly onChange: (shown: ColumnsShown) => void;
}

/** « Colonnes »: which are shown, in which order, and how dense the rows are. The name column and the last visible one cannot be hidden. */
export function ColumnMenu<Row>({ columns, shown, onChange }: ColumnMenuProps<Row>) {
  const { hidden, density } = shown;
  const ids = columns.map(({ id }) => id);
  const isLastShown = columns.length - hidden.length === 1;
  const toggle = (id: string, isShown: boolean) =>
    onChange({ ...shown, hidden: ids.filter((one) => (one === id ? !isShown : hidden.includes(one))) });
  const move = (from: number, step: 1 | -1) => {
    const [id] = ids.slice(from, from + 1);
    const to = from + step;
    if (id === undefined || to < 0 || to >= ids.length) return;
    onChange({ ...shown, order: ids.toSpliced(from, 1).toSpliced(to, 0, id) });
  };
  return (
    <DialogTrigger>
      <Button size="sm" variant="ghost">
        {texts.columns}
        <Icon name="chevron-down" size={16} />
      </Button>
      <Popover className={cx(listStyles.popover)} offset={6} placement="bottom end">
        <Dialog aria-label={texts.columns} className={cx(styles.dialog)}>
          <ul className={styles.list}>
            {columns.map(({ id, header, isRowName = false }, index) => (
              <li className={styles.column} key={id}>
                <SelectBox
                  isDisabled={isRowName || (isLastShown && !hidden.includes(id))}
                  label={header}
                  onChange={(isShown) => toggle(id, isShown)}
                  state={hidden.includes(id) ? 'off' : 'on'}
                >
                  {header}
                </SelectBox>
                <IconButton
                  icon="arrow-up"
                  label={texts.moveUp(header)}
                  onPress={() => move(index, -1)}
                  size="sm"
                  variant="quiet"
                />
                <IconButton
                  icon="arrow-down"
                  label={texts.moveDown(header)}
                  onPress={() => move(index, 1)}
                  size="sm"
                  variant="quiet"
                />
              </li>
            ))}
          </ul>
          <SegmentedControl
            label={texts.density}
            onChange={(chosen) => onChange({ ...shown, density: chosen })}
            options={densities.map((value) => ({ value, label: texts.densities[value] }))}
            value={density}
          />
          <Button onPress={() => onChange(usualColumns)} size="sm" variant="quiet">
            {texts.usualColumns}
          </Button>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
