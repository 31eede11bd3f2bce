import { palette } from './palette.ts';

const panel = {
  panel: [25, 0.045, 165],
  'panel-raised': [31, 0.045, 165],
  'on-panel': [96, 0.015, 110],
  'on-panel-muted': [82, 0.025, 150],
  'panel-line': [72, 0.1, 162],
  'panel-gold': [78, 0.1, 82],
  'panel-badge': [78, 0.1, 82],
  'on-panel-badge': [20, 0.03, 82],
} as const;

/** Warm paper, deep green-black ink, emerald. */
export const yieldLight = palette('light', panel, {
  ground: [97.8, 0.007, 95],
  surface: [99.6, 0.004, 100],
  raised: [100, 0, 0],
  subtle: [94.5, 0.008, 95],
  ink: [22, 0.03, 165],
  'ink-muted': [46, 0.02, 160],
  'ink-faint': [60, 0.015, 160],
  line: [90.5, 0.009, 95],
  'line-subtle': [93.5, 0.008, 95],
  'line-strong': [62, 0.014, 150],
  accent: [44, 0.1, 160],
  'accent-hover': [38, 0.088, 160],
  'on-accent': [100, 0, 0],
  'accent-soft': [94.5, 0.03, 160],
  focus: [50, 0.115, 160],
});

export const yieldDark = palette('dark', panel, {
  panel: [22.5, 0.035, 165],
  'panel-raised': [28, 0.04, 165],
  ground: [18.5, 0.018, 165],
  surface: [22.5, 0.02, 165],
  raised: [26, 0.022, 165],
  subtle: [28, 0.02, 165],
  ink: [95, 0.012, 120],
  'ink-muted': [76, 0.015, 150],
  'ink-faint': [62, 0.015, 150],
  line: [32, 0.018, 165],
  'line-subtle': [28, 0.018, 165],
  'line-strong': [56, 0.02, 160],
  accent: [76, 0.13, 162],
  'accent-hover': [82, 0.12, 162],
  'on-accent': [18, 0.03, 165],
  'accent-soft': [29, 0.045, 162],
  focus: [80, 0.13, 162],
});
