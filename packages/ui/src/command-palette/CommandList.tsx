import { Fragment } from 'react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import { VisuallyHidden } from '../layout/index.ts';
import styles from './command-palette.module.css';
import { commandPaletteTexts as texts } from './command-palette.texts.ts';
import { type Command, type CommandGroup, markTyped } from './palette.model.ts';

interface CommandListProps {
  readonly groups: readonly CommandGroup[];
  readonly query: string;
  readonly isSearching: boolean;
  readonly onRun: (id: string) => void;
}

/** The results by group, and their number announced to screen readers. */
export function CommandList({ groups, query, isSearching, onRun }: CommandListProps) {
  const count = groups.reduce((total, { commands }) => total + commands.length, 0);
  return (
    <>
      <output>
        <VisuallyHidden>{announcement({ query, count, isSearching })}</VisuallyHidden>
      </output>
      <ListBox
        aria-label={texts.results}
        className={cx(styles.list)}
        onAction={(id) => onRun(String(id))}
        renderEmptyState={() => <NothingFound isSearching={isSearching} query={query} />}
      >
        {groups.map((group) => (
          <ListBoxSection className={cx(styles.group)} id={group.id} key={group.id}>
            <Header className={cx(styles.groupTitle)}>{group.title}</Header>
            {group.commands.map((command) => (
              <CommandOption command={command} key={command.id} query={query} />
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
    </>
  );
}

interface CommandOptionProps {
  readonly command: Command;
  readonly query: string;
}

function CommandOption({ command, query }: CommandOptionProps) {
  const { id, label, detail, icon, shortcut, href } = command;
  return (
    <ListBoxItem
      className={cx(styles.option)}
      id={id}
      textValue={label}
      {...(href === undefined ? {} : { href })}
    >
      <span className={styles.mark}>{icon === undefined ? null : <Icon name={icon} size={16} />}</span>
      <span className={styles.label}>
        {markTyped(label, query).map(({ text, isTyped, at }) =>
          isTyped ? (
            <mark className={styles.typed} key={at}>
              {text}
            </mark>
          ) : (
            <Fragment key={at}>{text}</Fragment>
          ),
        )}
      </span>
      {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      {shortcut === undefined ? null : <kbd className={styles.key}>{shortcut}</kbd>}
      <Icon className={styles.go} name="chevron-right" size={14} />
    </ListBoxItem>
  );
}

interface Search {
  readonly query: string;
  readonly isSearching: boolean;
}

function NothingFound({ query, isSearching }: Search) {
  if (isSearching) return <p className={styles.empty}>{texts.searching}</p>;
  if (query === '') return <p className={styles.empty}>{texts.nothing}</p>;
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{texts.empty(query)}</p>
      <p>{texts.emptyHelp}</p>
    </div>
  );
}

function announcement({ query, count, isSearching }: Search & { readonly count: number }): string {
  if (isSearching) return texts.searching;
  if (query === '') return '';
  return count === 0 ? texts.empty(query) : texts.count(count);
}
