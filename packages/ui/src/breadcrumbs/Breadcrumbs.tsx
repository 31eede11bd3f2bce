import { Breadcrumbs as AriaBreadcrumbs, Breadcrumb } from 'react-aria-components/Breadcrumbs';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../icons/index.ts';
import { cx } from '../internal/class-names.ts';
import { breadcrumbsTexts } from '../parts.texts.ts';
import styles from './breadcrumbs.module.css';

export interface BreadcrumbItem {
  readonly label: string;
  readonly href: string;
}

export interface BreadcrumbsProps {
  /** The ancestors of this page, from the root. */
  readonly parents: readonly BreadcrumbItem[];
  /** The title of this page, as in its h1. */
  readonly current: string;
}

/**
 * Where this page is in the site. On a phone only the parent is shown, with a back arrow.
 * States: one level, several, a long title (truncated, whole on hover), narrow. Pattern: ARIA APG « Breadcrumb ».
 */
export function Breadcrumbs({ parents, current }: BreadcrumbsProps) {
  const nearest = parents.at(-1);
  return (
    <nav aria-label={breadcrumbsTexts.label} className={styles.nav}>
      <AriaBreadcrumbs className={cx(styles.list)}>
        {[
          ...parents.map((item) => (
            <Breadcrumb
              className={cx(styles.item, item === nearest && styles.nearest)}
              id={item.href}
              key={item.href}
            >
              <Link className={cx(styles.link)} href={item.href}>
                {item === nearest ? <Icon className={styles.back} name="chevron-left" size={16} /> : null}
                {item.label}
              </Link>
              <Icon className={styles.separator} name="chevron-right" size={14} />
            </Breadcrumb>
          )),
          <Breadcrumb className={cx(styles.item, styles.current)} id="current" key="current">
            <Link className={cx(styles.here)}>
              <span title={current}>{current}</span>
            </Link>
          </Breadcrumb>,
        ]}
      </AriaBreadcrumbs>
    </nav>
  );
}
