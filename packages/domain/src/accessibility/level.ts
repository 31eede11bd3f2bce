/** What the law names: all criteria met, half of them or more, or fewer. */
export type AccessibilityLevel = 'full' | 'partial' | 'none';

/** Of the sites today, at the foot of each page: without the audit, which a test compares with it. */
export const accessibilityLevel: AccessibilityLevel = 'none';

/** The page of the investors’ site that holds the statement. */
export const accessibilityPath = '/accessibilite';
