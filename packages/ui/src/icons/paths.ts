/** Outlines on a 20 × 20 grid, drawn with a 1.6 stroke. Each entry is one or several path data. */
export const iconPaths = {
  menu: ['M3 6h14M3 10h14M3 14h14'],
  close: ['M5 5l10 10M15 5 5 15'],
  check: ['M4 10.5 8.2 15 16 5.5'],
  'chevron-down': ['M5 7.5 10 12.5 15 7.5'],
  'chevron-up': ['M5 12.5 10 7.5 15 12.5'],
  'chevron-left': ['M12.5 5 7.5 10 12.5 15'],
  'chevron-right': ['M7.5 5 12.5 10 7.5 15'],
  'arrow-up': ['M10 16V4M5 9l5-5 5 5'],
  'arrow-down': ['M10 4v12M5 11l5 5 5-5'],
  'arrow-up-right': ['M6 14 14 6M7 6h7v7'],
  eye: [
    'M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10Z',
    'M10 12.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
  ],
  'eye-off': [
    'M3 3l14 14M8.2 4.7A8 8 0 0 1 10 4.5c5 0 8 5.5 8 5.5a14 14 0 0 1-2.3 2.9M5.2 6.2A13.5 13.5 0 0 0 2 10s3 5.5 8 5.5a7.7 7.7 0 0 0 3.6-.9',
  ],
  copy: ['M7.5 7.5h8v8h-8z', 'M12.5 7.5v-3h-8v8h3'],
  download: ['M10 3v9.5M6 8.5l4 4 4-4M3.5 16.5h13'],
  upload: ['M10 13V3.5M6 7.5l4-4 4 4M3.5 16.5h13'],
  file: ['M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4'],
  trash: ['M3.5 5.5h13M8 5.5v-2h4v2M5.5 5.5l.7 11h7.6l.7-11M8.3 8.5v5M11.7 8.5v5'],
  calendar: ['M3.5 4.5h13v12h-13zM3.5 8h13M7 2.5v3.5M13 2.5v3.5'],
  search: ['M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12ZM13.5 13.5 17 17'],
  info: ['M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 9v5M10 6v.5'],
  warning: ['M10 3 18 16.5H2zM10 8v4M10 14v.5'],
  error: ['M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM10 6v5M10 13.5v.5'],
  success: ['M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM6.8 10.3 9 12.5l4.3-4.7'],
  logout: ['M8 3.5H4.5a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1H8M12 6.5l3.5 3.5L12 13.5M15.5 10H8'],
  user: ['M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3.5 17c.6-3 3.2-4.5 6.5-4.5s5.9 1.5 6.5 4.5'],
  plus: ['M10 4v12M4 10h12'],
  play: ['M6.5 4.2v11.6L16 10z'],
  refresh: ['M16 8A6.3 6.3 0 0 0 4.5 6.5L3 8M3 4v4h4M4 12a6.3 6.3 0 0 0 11.5 1.5L17 12M17 16v-4h-4'],
  lock: ['M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9'],
  external: ['M11.5 3.5h5v5M16.5 3.5 9.5 10.5M14 11.5v5H3.5V6h5'],
  computer: ['M3 4h14v9H3zM7 16.5h6M10 13v3.5'],
  phone: ['M6 2.5h8v15H6zM9 15h2'],
  tablet: ['M4 2.5h12v15H4zM9 15h2'],
} as const;

/** The names of the icons. */
export type IconName = keyof typeof iconPaths;
