/** One entry of a site's navigation. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  /** The page shown, or one below it. */
  readonly isCurrent?: boolean | undefined;
  /** What waits to be done there; read out after the label. */
  readonly count?: number | undefined;
}
