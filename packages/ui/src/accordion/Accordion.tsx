import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import styles from './accordion.module.css';

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  /** The title stays in the list and does not open. */
  readonly isDisabled?: boolean | undefined;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Several panels may be open at once. */
  readonly allowsMultiple?: boolean | undefined;
  readonly defaultOpen?: readonly string[] | undefined;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Collapsible sections, for an FAQ or conditions. The browser's find-in-page reaches closed panels, and they are
 * printed.
 *
 * States: closed, open, one or several open, focused, disabled. Pattern: ARIA APG « Accordion ».
 */
export function Accordion({
  items,
  allowsMultiple = false,
  defaultOpen = [],
  headingLevel = 3,
}: AccordionProps) {
  return (
    <DisclosureGroup
      allowsMultipleExpanded={allowsMultiple}
      className={cx(styles.group)}
      defaultExpandedKeys={defaultOpen}
    >
      {items.map((item) => (
        <Disclosure
          className={cx(styles.item)}
          id={item.id}
          isDisabled={item.isDisabled ?? false}
          key={item.id}
        >
          <Heading className={styles.heading ?? ''} level={headingLevel}>
            <Button className={cx(styles.trigger)} slot="trigger">
              {item.title}
              <Icon className={styles.chevron} name="chevron-down" />
            </Button>
          </Heading>
          <DisclosurePanel>
            <div className={styles.content}>{item.content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
