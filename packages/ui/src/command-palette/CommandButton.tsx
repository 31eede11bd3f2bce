import { Button } from 'react-aria-components/Button';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import styles from './command-button.module.css';
import { commandPaletteTexts } from './command-palette.texts.ts';
import { isMac } from './use-command-key.ts';

export interface CommandButtonProps {
  readonly onPress: () => void;
  /** What can be searched: « Rechercher un client, un PO, un IBAN… ». */
  readonly label?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/**
 * Opens the palette from the header: it looks like a search field and shows the shortcut. On a phone only the icon is
 * left. States: default, hovered, focused, disabled, narrow. Pattern: ARIA APG « Button » that opens a dialog.
 */
export function CommandButton(props: CommandButtonProps) {
  const { onPress, label = commandPaletteTexts.placeholder, isDisabled = false } = props;
  return (
    <span className={styles.frame}>
      <Button aria-haspopup="dialog" className={cx(styles.button)} isDisabled={isDisabled} onPress={onPress}>
        <Icon name="search" size={16} />
        <span className={styles.label}>{label}</span>
        <kbd className={styles.keys}>
          {isMac() ? commandPaletteTexts.shortcut.mac : commandPaletteTexts.shortcut.other}
        </kbd>
      </Button>
    </span>
  );
}
