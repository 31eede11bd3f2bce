import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon, type IconName } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import { VisuallyHidden } from '../layout/index.ts';
import { menuTexts } from '../parts.texts.ts';
import listStyles from '../select/select.module.css';
import styles from './menu.module.css';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  /** A second line. */
  readonly description?: string | undefined;
  /** What is shown now, among entries that lead elsewhere. */
  readonly isCurrent?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly href?: string | undefined;
  readonly onAction?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** An irreversible action; to be confirmed with a `ConfirmDialog`. */
  readonly isDangerous?: boolean | undefined;
}

/** Entries under a title of their own. */
export interface MenuGroup {
  readonly id: string;
  readonly title: string;
  readonly actions: readonly MenuAction[];
}

export interface MenuProps {
  /** A `Button` or an `IconButton`. */
  readonly trigger: ReactNode;
  readonly actions: readonly (MenuAction | MenuGroup)[];
  readonly label: string;
}

/**
 * Further actions, behind one button: Entrée, Espace or ↓ opens it, a letter moves to an entry, Échap closes it and
 * returns the focus. States: closed, open, in groups, entry current, disabled or dangerous, empty. Pattern: ARIA APG « Menu Button ».
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
          {actions.map((entry) =>
            'actions' in entry ? (
              <MenuSection className={cx(styles.group)} id={entry.id} key={entry.id}>
                <Header className={cx(styles.groupTitle)}>{entry.title}</Header>
                {entry.actions.map((action) => (
                  <Entry action={action} key={action.id} />
                ))}
              </MenuSection>
            ) : (
              <Entry action={entry} key={entry.id} />
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function Entry({ action }: { readonly action: MenuAction }) {
  const { id, label, description, icon, href, onAction } = action;
  return (
    <MenuItem
      className={cx(listStyles.option, styles.action, action.isDangerous === true && styles.danger)}
      id={id}
      isDisabled={action.isDisabled ?? false}
      textValue={label}
      {...(href === undefined ? {} : { href })}
      {...(onAction ? { onAction } : {})}
    >
      {icon === undefined ? null : <Icon name={icon} size={16} />}
      <span className={listStyles.optionText}>
        {label}
        {description === undefined ? null : (
          <span className={listStyles.optionDescription}>{description}</span>
        )}
      </span>
      {action.isCurrent === true ? <CurrentMark /> : null}
    </MenuItem>
  );
}

function CurrentMark() {
  return (
    <span className={styles.current}>
      <Icon name="check" size={16} />
      <VisuallyHidden>{menuTexts.current}</VisuallyHidden>
    </span>
  );
}
