import type { IconName } from '../icons/index.ts';

/** One entry of a site's navigation. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  /** Above the label in the bar at the bottom of a phone. */
  readonly icon?: IconName | undefined;
  /** Whether this is the current page, or an ancestor of it. */
  readonly isCurrent?: boolean | undefined;
  /** The number of pending items; read by screen readers after the label. */
  readonly count?: number | undefined;
}
