/** Sizes in pixels at the default zoom; written in rem so that the user's own text size applies. */
export const textSizes = [12, 13, 14, 15, 16, 18, 22, 28, 36, 48, 60] as const;

/** 4 px base. */
export const spaces = [4, 8, 12, 16, 20, 24, 32, 48, 64] as const;

/** Every token that is neither a colour nor a step of a scale, by its custom property. */
export const constantsByName = {
  '--font-text': "'Inter Variable', 'Inter Stand-in', system-ui, sans-serif",
  '--font-display': "'Fraunces Variable', 'Fraunces Stand-in', Georgia, serif",
  '--font-mono': 'ui-monospace, Menlo, Consolas, monospace',
  '--leading-text': '1.5',
  '--leading-figure': '1.1',
  '--radius-control': '6px',
  '--radius-card': '12px',
  '--radius-panel': '20px',
  '--radius-round': '999px',
  '--target': '44px',
  '--target-small': '36px',
  '--width-content': '1200px',
  '--width-text': '68ch',
  '--motion-fast': '120ms',
  '--motion-slow': '200ms',
  '--ease-out': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  '--layer-header': '20',
  '--layer-overlay': '40',
  '--layer-toast': '60',
} as const;

/** What one brand sets apart from its colours: the back office is denser and uses Inter alone. */
export const brandOverrides = {
  yield: {},
  kaskad: {},
  staff: {
    '--font-display': "'Inter Variable', 'Inter Stand-in', system-ui, sans-serif",
    '--font-size-body': '0.875rem',
    '--weight-display': '600',
    '--tracking-display': '-0.015em',
    '--size-title': '1.375rem',
    '--size-title-narrow': '1.375rem',
    '--radius-card': '8px',
    '--control-height': '40px',
    '--card-padding': '18px',
  },
} as const;

/** With a touch screen no target is smaller than 44 px, however small or dense it is for a mouse. */
export const touchOverrides = {
  ':root': { '--target-small': constantsByName['--target'] },
  "[data-brand='staff']": { '--control-height': constantsByName['--target'] },
} as const;

export const brandDefaults = {
  '--font-size-body': '1rem',
  '--weight-display': '400',
  '--tracking-display': '-0.02em',
  '--size-title': '2.375rem',
  '--size-title-narrow': '1.875rem',
  '--control-height': '48px',
  '--card-padding': '24px',
} as const;
