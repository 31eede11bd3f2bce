import { palette } from './palette.ts';

const panel = {
  panel: [25, 0.075, 266],
  'panel-raised': [32, 0.09, 266],
  'on-panel': [96, 0.012, 260],
  'on-panel-muted': [83, 0.03, 262],
  'panel-line': [72, 0.12, 262],
  'panel-gold': [80, 0.1, 225],
  'panel-badge': [80, 0.1, 225],
  'on-panel-badge': [20, 0.04, 262],
} as const;

/** Cooler and deeper: indigo-black ink, cobalt. */
export const kaskadLight = palette('light', panel, {
  ground: [97.8, 0.007, 255],
  surface: [99.4, 0.003, 265],
  raised: [100, 0, 0],
  subtle: [94.5, 0.011, 258],
  ink: [23, 0.05, 265],
  'ink-muted': [47, 0.03, 262],
  'ink-faint': [61, 0.025, 262],
  line: [90.5, 0.012, 258],
  'line-subtle': [93.5, 0.01, 258],
  'line-strong': [62, 0.025, 262],
  accent: [48, 0.2, 264],
  'accent-hover': [42, 0.19, 264],
  'on-accent': [100, 0, 0],
  'accent-soft': [94.5, 0.03, 264],
  focus: [54, 0.2, 264],
});

export const kaskadDark = palette('dark', panel, {
  panel: [23, 0.055, 268],
  'panel-raised': [30, 0.07, 268],
  ground: [18.5, 0.028, 268],
  surface: [22.5, 0.033, 268],
  raised: [26, 0.036, 268],
  subtle: [28.5, 0.036, 268],
  ink: [95, 0.012, 265],
  'ink-muted': [76, 0.028, 265],
  'ink-faint': [62, 0.03, 265],
  line: [33, 0.035, 267],
  'line-subtle': [28.5, 0.033, 267],
  'line-strong': [57, 0.04, 266],
  accent: [73, 0.125, 264],
  'accent-hover': [79, 0.105, 264],
  'on-accent': [18, 0.04, 268],
  'accent-soft': [31, 0.075, 266],
  focus: [78, 0.12, 264],
});
