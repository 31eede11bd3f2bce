import { cx } from '../internal/class-names.ts';
import { useShownPart } from '../internal/use-shown-part.ts';
import { NavLink } from '../shell/NavLink.tsx';
import type { NavItem } from '../shell/navigation.ts';
import styles from './tab-links.module.css';

export interface TabLinksProps {
  /** The accessible name of the navigation. */
  readonly label: string;
  readonly items: readonly NavItem[];
}

/** The screens of one section, each a page of its own: links, where `Tabs` shows lists of one page. */
export function TabLinks({ label, items }: TabLinksProps) {
  const list = useShownPart<HTMLElement>(label);
  return (
    <nav aria-label={label} className={cx(styles.list)} ref={list}>
      {items.map((item) => (
        <NavLink className={cx(styles.tab)} countClassName={styles.count} item={item} key={item.href} />
      ))}
    </nav>
  );
}
