import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon, type IconName } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import listStyles from '../select/select.module.css';
import { menuTexts } from '../ui.texts.ts';
import styles from './menu.module.css';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly href?: string | undefined;
  readonly onAction?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** An irreversible action; to be confirmed with a `ConfirmDialog`. */
  readonly isDangerous?: boolean | undefined;
}

export interface MenuProps {
  /** A `Button` or an `IconButton`. */
  readonly trigger: ReactNode;
  readonly actions: readonly MenuAction[];
  readonly label: string;
}

/**
 * Further actions, behind one button: Entrée, Espace or ↓ opens it, a letter moves to an entry, Échap closes it and
 * returns the focus. States: closed, open, entry disabled or dangerous, empty. Pattern: ARIA APG « Menu Button ».
 */
export function Menu({ trigger, actions, label }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={cx(listStyles.popover)} offset={6} placement="bottom end">
        <AriaMenu
          aria-label={label}
          className={cx(listStyles.list)}
          renderEmptyState={() => <p className={listStyles.empty}>{menuTexts.empty}</p>}
        >
          {actions.map((action) => (
            <MenuItem
              className={cx(listStyles.option, styles.action, action.isDangerous === true && styles.danger)}
              id={action.id}
              isDisabled={action.isDisabled ?? false}
              key={action.id}
              textValue={action.label}
              {...(action.href === undefined ? {} : { href: action.href })}
              {...(action.onAction ? { onAction: action.onAction } : {})}
            >
              {action.icon === undefined ? null : <Icon name={action.icon} size={16} />}
              {action.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
