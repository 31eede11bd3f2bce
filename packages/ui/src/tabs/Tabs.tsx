import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { cx } from '../internal/class-names.ts';
import { useShownPart } from '../internal/use-shown-part.ts';
import styles from './tabs.module.css';

export interface TabItem<T extends string> {
  readonly id: T;
  readonly label: string;
  /** The number of items in the tab; shown after the label. */
  readonly count?: number | undefined;
  /** Where it stands: a second line under the label. */
  readonly detail?: ReactNode;
  /** Not allowed for this user: visible, skipped by the arrows. */
  readonly isDisabled?: boolean | undefined;
}

export interface TabsProps<T extends string> {
  /** The accessible name of the list. */
  readonly label: string;
  readonly items: readonly TabItem<T>[];
  readonly value: T;
  /** The URL holds the tab: this navigates. */
  readonly onChange: (id: T) => void;
  /** On as many lines as it takes, so that none is out of sight; otherwise the line scrolls. */
  readonly isWrapped?: boolean | undefined;
  /** The panel of the selected tab: what it holds (the focus, a text being typed) stays when another is selected. */
  readonly children: ReactNode;
}

/** Several lists on one page, one shown at a time. */
export function Tabs<T extends string>({ label, items, value, onChange, isWrapped, children }: TabsProps<T>) {
  // Counts that arrive later make the tabs wider.
  const list = useShownPart<HTMLDivElement>([value, ...items.map(({ count }) => count)].join(' '));
  return (
    <AriaTabs
      onSelectionChange={(key) => {
        const item = items.find((candidate) => candidate.id === key);
        if (item !== undefined) onChange(item.id);
      }}
      selectedKey={value}
    >
      <TabList aria-label={label} className={cx(styles.list, isWrapped && styles.wrapped)} ref={list}>
        {items.map((item) => (
          <Tab className={cx(styles.tab)} id={item.id} isDisabled={item.isDisabled ?? false} key={item.id}>
            {item.label}
            {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
            {item.detail === undefined ? null : <span className={styles.detail}>{item.detail}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanel
        className={cx(styles.panel)}
        id={value}
        // The library keeps the id of the first tab shown; the selected one controls a panel that is named as itself.
        render={(panel) => <div {...panel} id={panel['aria-labelledby']?.replace('-tab-', '-tabpanel-')} />}
      >
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
