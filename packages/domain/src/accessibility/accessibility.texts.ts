import { NBSP } from '../format/spaces.ts';
import { type AccessibilityLevel, accessibilityLevel } from './level.ts';

const levels: Readonly<Record<AccessibilityLevel, string>> = {
  full: 'totalement conforme',
  partial: 'partiellement conforme',
  none: 'non conforme',
};

/** Of the statement, and of the mention that each page carries. */
export const accessibilityTexts = {
  levels,
  mention: `Accessibilité${NBSP}: ${levels[accessibilityLevel]}`,
} as const;
