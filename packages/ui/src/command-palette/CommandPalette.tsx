import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../internal/class-names.ts';
import { CommandInput } from './CommandInput.tsx';
import { CommandList } from './CommandList.tsx';
import styles from './command-palette.module.css';
import { commandPaletteTexts as texts } from './command-palette.texts.ts';
import { type CommandGroup, listCommands } from './palette.model.ts';

export interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly groups: readonly CommandGroup[];
  /** The ids of recent commands, the latest first; the app stores them. */
  readonly recentIds?: readonly string[] | undefined;
  /** A command was run; the palette is already closing. */
  readonly onRun?: ((id: string) => void) | undefined;
  /** Called at each letter, so that the app can fetch groups from the server. */
  readonly onSearch?: ((query: string) => void) | undefined;
  /** The server is searching: the results so far stay. */
  readonly isSearching?: boolean | undefined;
  /** The search on the server failed; pages and actions can still be selected. */
  readonly failure?: string | undefined;
  readonly placeholder?: string | undefined;
}

/**
 * Every page and action of the site, found by a few letters: opened by Ctrl K or ⌘ K (see `useCommandKey`), selected
 * with the arrows and Entrée, closed by Échap, which returns the focus. Accents and case do not matter.
 *
 * States: empty query (recents first), results, searching, no result, failed. Patterns: ARIA APG « Dialog (Modal) »
 * with a « Combobox » with list autocomplete whose list is always shown.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onClose } = props;
  return (
    <ModalOverlay
      className={cx(styles.scrim)}
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={cx(styles.box)}>
        <Dialog aria-label={texts.title} className={cx(styles.dialog)}>
          <Search {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Mounted while the palette is open, so that it opens with an empty query. */
function Search(props: CommandPaletteProps) {
  const { onClose, groups, recentIds = [], onRun, onSearch, isSearching = false, failure } = props;
  const [query, setQuery] = useState('');
  const listed = listCommands(groups, { query, recentIds, recentTitle: texts.recents });
  const run = (id: string) => {
    onClose();
    onRun?.(id);
    groups
      .flatMap(({ commands }) => commands)
      .find((command) => command.id === id)
      ?.onRun?.();
  };
  return (
    <Autocomplete
      inputValue={query}
      onInputChange={(text) => {
        setQuery(text);
        onSearch?.(text);
      }}
    >
      <CommandInput isSearching={isSearching} onClose={onClose} placeholder={props.placeholder} />
      {failure === undefined ? null : (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <CommandList groups={listed} isSearching={isSearching} onRun={run} query={query.trim()} />
      <p aria-hidden="true" className={styles.foot}>
        <kbd>{texts.keyNames.arrows}</kbd> {texts.keys.choose}
        <kbd>{texts.keyNames.enter}</kbd> {texts.keys.open}
        <kbd>{texts.keyNames.escape}</kbd> {texts.keys.close}
      </p>
    </Autocomplete>
  );
}
