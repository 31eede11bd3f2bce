// Mail programs read style attributes, and some read no style sheet at all: the attributes draw the light mail, and the
// sheet only changes what dark mode and a narrow screen change. Both name colours by their role in the design system.
import type { Service } from '@repo/domain/access';
import { mailColours } from './generated/mail-colours.ts';

type Role = keyof (typeof mailColours)['yield']['light'];
type Painted = 'color' | 'background-color' | 'border-color' | 'border-right-color';

// Names without quotes, which stand in an attribute.
const text = 'Inter, -apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica, Arial, sans-serif';
const display = 'Fraunces, Georgia, Times New Roman, serif';

/** Every class of the layout: what never changes, and what is painted with a colour of the brand. */
const classes = {
  page: { rest: 'margin:0;padding:0;width:100%', paint: { 'background-color': 'ground' } },
  card: {
    rest: 'border-width:1px;border-style:solid;border-radius:12px',
    paint: { 'background-color': 'surface', 'border-color': 'line' },
  },
  inner: { rest: `padding:40px 40px 36px;font-family:${text};font-size:16px;line-height:1.6`, paint: {} },
  ring: {
    rest: 'width:14px;height:14px;border-width:5px;border-style:solid;border-radius:50%',
    paint: { 'border-color': 'accent', 'border-right-color': 'gold' },
  },
  fall: {
    rest: 'height:4px;margin-bottom:4px;font-size:0;line-height:0',
    paint: { 'background-color': 'accent' },
  },
  brand: {
    rest: `font-family:${display};font-size:24px;line-height:28px;letter-spacing:-0.02em`,
    paint: { color: 'ink' },
  },
  title: {
    rest: `margin:0 0 20px;font-family:${display};font-size:28px;line-height:1.2;font-weight:400;letter-spacing:-0.015em`,
    paint: { color: 'ink' },
  },
  paragraph: { rest: 'margin:0 0 16px;white-space:pre-line', paint: { color: 'ink' } },
  note: { rest: 'margin:16px 0 0;font-size:14px;line-height:1.55', paint: { color: 'ink-muted' } },
  farewell: { rest: 'margin:24px 0 0', paint: { color: 'ink' } },
  rows: {
    rest: 'margin:8px 0 24px;border-top-width:1px;border-top-style:solid',
    paint: { 'border-color': 'line' },
  },
  row: {
    rest: 'padding:11px 0;border-bottom-width:1px;border-bottom-style:solid;word-break:break-word',
    paint: { 'border-color': 'line' },
  },
  label: { rest: 'font-size:13px;line-height:1.5', paint: { color: 'ink-muted' } },
  value: {
    rest: 'font-size:16px;line-height:1.5;font-weight:500;font-variant-numeric:tabular-nums',
    paint: { color: 'ink' },
  },
  code: {
    rest: 'padding:20px 12px 20px 22px;border-radius:6px;text-align:center;font-size:36px;line-height:1.1;letter-spacing:10px;font-weight:500;font-variant-numeric:tabular-nums',
    paint: { color: 'ink', 'background-color': 'subtle' },
  },
  button: { rest: 'border-radius:6px', paint: { 'background-color': 'accent' } },
  press: {
    rest: `display:inline-block;padding:14px 26px;font-family:${text};font-size:16px;line-height:20px;font-weight:600;text-decoration:none`,
    paint: { color: 'on-accent' },
  },
  link: { rest: 'text-decoration:underline;word-break:break-all', paint: { color: 'accent' } },
  gold: {
    rest: 'width:40px;height:2px;margin:0 0 20px;font-size:0;line-height:0',
    paint: { 'background-color': 'gold' },
  },
  footer: {
    rest: `padding:24px 4px 0;font-family:${text};font-size:13px;line-height:1.55`,
    paint: { color: 'ink-muted' },
  },
} as const satisfies Record<string, { rest: string; paint: Partial<Record<Painted, Role>> }>;

export type MailClass = keyof typeof classes;

const drawn = Object.entries(classes);

function declarations(paint: Partial<Record<Painted, Role>>, colours: Record<Role, string>): string[] {
  return Object.entries(paint).map(([property, role]) => `${property}:${colours[role]}`);
}

/** The style attribute of each class, on the light ground of the service. */
export function mailAttributes(service: Service): (name: MailClass) => string {
  return (name) => attributes[service].get(name) ?? '';
}

/** The style sheet: the dark ground, in the three ways that mail programs support, and the narrow screen. */
export function mailStyleSheet(service: Service): string {
  return styleSheets[service];
}

// Written once: a NAV makes thousands of emails.
const attributes = { yield: attributesOn('yield'), kaskad: attributesOn('kaskad') };
const styleSheets = { yield: styleSheetOn('yield'), kaskad: styleSheetOn('kaskad') };

function attributesOn(service: Service): ReadonlyMap<string, string> {
  const { light } = mailColours[service];
  return new Map(
    drawn.map(([name, { rest, paint }]) => [name, [rest, ...declarations(paint, light)].join(';')]),
  );
}

function styleSheetOn(service: Service): string {
  const dark = (prefixes: readonly string[]) =>
    drawn
      .map(([name, { paint }]) => {
        const painted = declarations(paint, mailColours[service].dark).map((one) => `${one} !important`);
        const selectors = prefixes.map((prefix) => `${prefix}.${name}`).join(',');
        return painted.length === 0 ? '' : `${selectors}{${painted.join(';')}}`;
      })
      .join('');
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `@media (prefers-color-scheme:dark){${dark([''])}}`,
    dark(['[data-ogsc] ', '[data-ogsb] ']),
    '@media (max-width:520px){.inner{padding:28px 24px !important}.title{font-size:25px !important}}',
  ].join('');
}
