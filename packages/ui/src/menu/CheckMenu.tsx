import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import listStyles from '../select/select.module.css';
import styles from './menu.module.css';

export interface CheckMenuOption {
  readonly id: string;
  readonly label: string;
  /** Shown with its state, and cannot be changed. */
  readonly isDisabled?: boolean | undefined;
}

export interface CheckMenuProps {
  /** A `Button` or an `IconButton`. */
  readonly trigger: ReactNode;
  readonly label: string;
  readonly options: readonly CheckMenuOption[];
  readonly checkedIds: readonly string[];
  readonly onChange: (checkedIds: readonly string[]) => void;
  /** A last entry that resets the selection. */
  readonly reset?: { readonly label: string; readonly onReset: () => void } | undefined;
}

/**
 * Options to show or hide, behind one button; the menu stays open while they are ticked. States: ticked, not ticked,
 * disabled, with a reset. Pattern: ARIA APG « Menu Button » with `menuitemcheckbox` entries.
 */
export function CheckMenu({ trigger, label, options, checkedIds, onChange, reset }: CheckMenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={cx(listStyles.popover)} offset={6} placement="bottom end">
        <AriaMenu aria-label={label} className={cx(listStyles.list)}>
          <MenuSection
            aria-label={label}
            onSelectionChange={(keys) => {
              onChange(options.filter(({ id }) => keys === 'all' || keys.has(id)).map(({ id }) => id));
            }}
            selectedKeys={checkedIds}
            selectionMode="multiple"
            shouldCloseOnSelect={false}
          >
            {options.map((option) => (
              <MenuItem
                className={cx(listStyles.option, styles.check)}
                id={option.id}
                isDisabled={option.isDisabled ?? false}
                key={option.id}
                textValue={option.label}
              >
                <span className={styles.square}>
                  <Icon name="check" size={14} />
                </span>
                <span className={listStyles.optionText}>{option.label}</span>
              </MenuItem>
            ))}
          </MenuSection>
          {reset === undefined ? null : (
            <MenuSection aria-label={reset.label} className={cx(styles.foot)}>
              <MenuItem
                className={cx(listStyles.option)}
                id="reset"
                onAction={reset.onReset}
                shouldCloseOnSelect={false}
                textValue={reset.label}
              >
                {reset.label}
              </MenuItem>
            </MenuSection>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
