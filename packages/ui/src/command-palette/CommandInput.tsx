import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import styles from './command-palette.module.css';
import { commandPaletteTexts as texts } from './command-palette.texts.ts';

interface CommandInputProps {
  readonly placeholder: string | undefined;
  readonly isSearching: boolean;
  readonly onClose: () => void;
}

/** The search field; its list of results is always shown below. */
export function CommandInput({ placeholder = texts.placeholder, isSearching, onClose }: CommandInputProps) {
  return (
    <div className={styles.head}>
      <Icon className={styles.glass} name="search" />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette is opened to type in it */}
      <TextField aria-label={texts.title} autoFocus className={cx(styles.field)}>
        <Input
          className={cx(styles.input)}
          placeholder={placeholder}
          // React Aria's autocomplete sets neither the role nor aria-expanded; the APG pattern requires both.
          render={(domProps) => (
            <input
              {...domProps}
              aria-controls={domProps['aria-controls']}
              aria-expanded="true"
              role="combobox"
            />
          )}
        />
      </TextField>
      {isSearching ? <span aria-hidden="true" className={styles.spinner} /> : null}
      <Button aria-label={texts.close} className={cx(styles.close)} onPress={onClose}>
        <Icon name="close" size={16} />
      </Button>
    </div>
  );
}
