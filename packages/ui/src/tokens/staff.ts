import { palette } from './palette.ts';

const panel = {
  panel: [25, 0.018, 258],
  'panel-raised': [34, 0.03, 255],
  'on-panel': [97, 0.006, 255],
  'on-panel-muted': [84, 0.012, 255],
  'panel-line': [45, 0.02, 255],
  'panel-gold': [78, 0.09, 82],
  'panel-badge': [68, 0.135, 62],
  'on-panel-badge': [19, 0.035, 62],
} as const;

/** Dense and neutral, slate blue: for a day's work. */
export const staffLight = palette('light', panel, {
  ground: [97.6, 0.003, 250],
  surface: [100, 0, 0],
  raised: [100, 0, 0],
  subtle: [94.8, 0.004, 255],
  ink: [24, 0.012, 260],
  'ink-muted': [47, 0.012, 258],
  'ink-faint': [61, 0.012, 258],
  line: [90, 0.006, 255],
  'line-subtle': [94, 0.004, 255],
  'line-strong': [62, 0.012, 255],
  accent: [45, 0.1, 252],
  'accent-hover': [39, 0.095, 252],
  'on-accent': [100, 0, 0],
  'accent-soft': [95, 0.022, 252],
  focus: [52, 0.13, 252],
});

export const staffDark = palette('dark', panel, {
  panel: [16.5, 0.012, 258],
  'panel-raised': [28, 0.025, 255],
  ground: [19.5, 0.008, 258],
  surface: [23.5, 0.01, 258],
  raised: [27, 0.011, 258],
  subtle: [29, 0.012, 258],
  ink: [95, 0.005, 255],
  'ink-muted': [76, 0.012, 256],
  'ink-faint': [62, 0.012, 256],
  line: [33, 0.012, 258],
  'line-subtle': [28.5, 0.011, 258],
  'line-strong': [57, 0.015, 256],
  accent: [75, 0.1, 250],
  'accent-hover': [81, 0.085, 250],
  'on-accent': [18, 0.02, 258],
  'accent-soft': [32, 0.045, 252],
  focus: [79, 0.11, 250],
});
