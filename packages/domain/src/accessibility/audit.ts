// The audit of the two sites of investors: what was checked of each criterion of RGAA 4.1, and how.

import { rgaaThemes } from './criteria.texts.ts';
import type { AccessibilityLevel } from './level.ts';

/** A test of this repository, by its file and a part of its title. */
interface TestEvidence {
  readonly file: string;
  readonly title: string;
}

/** A check by hand: who, when, on which page. */
interface HandCheck {
  readonly by: string;
  readonly on: string;
  readonly page: string;
}

export type Evidence = TestEvidence | HandCheck;

interface Checked {
  readonly verdict: 'conforming' | 'not-applicable';
  readonly evidence: readonly [Evidence, ...Evidence[]];
}

/** On every screen of the sites, in its states, in light and in dark. */
const axe: TestEvidence = {
  file: 'tooling/e2e/journeys/screens.spec.ts',
  title: 'axe finds nothing in any state, light or dark',
};
const widths: TestEvidence = {
  file: 'tooling/e2e/journeys/screens.spec.ts',
  title: 'and each fits four widths',
};
const narrow: TestEvidence = {
  file: 'tooling/e2e/journeys/narrow-screens.spec.ts',
  title: 'fit 320 pixels and lose no text that is spaced',
};
const contrast = (title: string): TestEvidence => ({ file: 'packages/ui/src/tokens/tokens.test.ts', title });
const story = (path: string, name: string): TestEvidence => ({
  file: `packages/ui/src/${path}.stories.tsx`,
  title: `export const ${name}: Story`,
});
const source = (title: string): TestEvidence => ({ file: 'tooling/checks/src/rgaa.test.ts', title });
const router = (title: string): TestEvidence => ({
  file: 'apps/yield-client/src/app/router.test.tsx',
  title,
});

const conforming = (...evidence: Checked['evidence']): Checked => ({ verdict: 'conforming', evidence });
const notApplicable = (...evidence: Checked['evidence']): Checked => ({
  verdict: 'not-applicable',
  evidence,
});

/** By criterion. What is not here was not checked whole, and counts as failing. */
const checks: Readonly<Record<string, Checked>> = {
  '1.1': conforming(axe),
  '1.2': conforming(source('every drawing is named, or hidden from assistive technologies')),
  '1.4': notApplicable(source('hold no CAPTCHA')),
  '1.5': notApplicable(source('hold no CAPTCHA')),
  '1.6': conforming(
    story('charts/BarChart', 'DonneesEnTableau'),
    story('charts/DoughnutChart', 'DonneesMasquees'),
  ),
  '1.8': conforming(source('show no picture but those that their users send')),
  '2.1': conforming(axe, story('frame-embed/FrameEmbed', 'Cadre')),
  '3.2': conforming(axe, contrast('has a contrast of 4.5:1 or more for')),
  '3.3': conforming(contrast('has a contrast of 3:1 or more for')),
  '4.8': notApplicable(source('hold no embedded object')),
  '4.9': notApplicable(source('hold no embedded object')),
  '4.10': conforming(source('play no sound by themselves')),
  '4.11': conforming(source('leave each video its own controls')),
  '4.12': notApplicable(source('hold no embedded object')),
  '5.3': notApplicable(source('hold no layout table')),
  '5.4': conforming(axe, source('name every table of data')),
  '5.6': conforming(axe, story('data-table/DataTable', 'Trie')),
  '5.7': conforming(axe, story('data-table/DataTable', 'Trie')),
  '5.8': notApplicable(source('hold no layout table')),
  '6.2': conforming(axe),
  '7.5': conforming(story('toast/Toast', 'TroisTons')),
  '8.1': conforming(source('have pages of HTML in French')),
  '8.3': conforming(source('have pages of HTML in French')),
  '8.4': conforming(axe, {
    file: 'tooling/checks/src/french.test.ts',
    title: 'has no English word in displayed texts',
  }),
  '8.5': conforming(axe),
  '8.8': notApplicable(source('hold no change of language')),
  '8.10': notApplicable(source('hold no text from right to left')),
  '9.1': conforming(axe),
  '9.2': conforming(axe, story('shell/AppShell', 'AuClavier')),
  '10.1': conforming(source('hold no presentation outside of style sheets')),
  '10.2': conforming(source('hold no information in style sheets')),
  '10.4': conforming(widths),
  '10.5': conforming(source('set the colours of text and ground together')),
  '10.6': conforming(axe),
  '10.11': conforming(narrow),
  '10.12': conforming(narrow),
  '11.1': conforming(axe),
  '11.6': conforming(story('fields/RadioGroup', 'EnErreur')),
  '11.8': notApplicable(source('hold no list of choices in groups')),
  '11.13': conforming(source('declare the purpose of each field about its user')),
  '12.2': conforming(router('has a logo that leads to the dashboard'), story('shell/AppShell', 'Large')),
  '12.3': notApplicable(source('hold neither a map nor a search of the site')),
  '12.4': notApplicable(source('hold neither a map nor a search of the site')),
  '12.5': notApplicable(source('hold neither a map nor a search of the site')),
  '12.6': conforming(story('shell/AppShell', 'AuClavier')),
  '12.7': conforming(story('shell/AppShell', 'Large')),
  '12.10': notApplicable(source('hold no shortcut of one key')),
  '13.2': conforming(source('open no window by themselves')),
  '13.5': notApplicable(source('hold no drawing made of characters')),
  '13.6': notApplicable(source('hold no drawing made of characters')),
  '13.9': conforming(source('lock no orientation')),
  '13.10': conforming(source('need no gesture but a press')),
  '13.12': notApplicable(source('read no movement of the device')),
};

export interface AuditedCriterion {
  /** « 3.2 » */
  readonly id: string;
  readonly theme: string;
  readonly name: string;
  readonly verdict: Checked['verdict'] | 'failing';
  readonly evidence: readonly Evidence[];
}

/** The 106 criteria, in their order. */
export function accessibilityAudit(): readonly AuditedCriterion[] {
  return rgaaThemes.flatMap(({ title: theme, criteria }, themeIndex) =>
    criteria.map((name, index) => {
      const id = `${themeIndex + 1}.${index + 1}`;
      const checked = checks[id];
      return { id, theme, name, verdict: checked?.verdict ?? 'failing', evidence: checked?.evidence ?? [] };
    }),
  );
}

export interface AuditResult {
  readonly conforming: number;
  /** Of the criteria that apply. */
  readonly applicable: number;
  /** From 0 to 1. */
  readonly rateFraction: number;
  readonly level: AccessibilityLevel;
}

/** The rate of conformity: the criteria met among those that apply, and the level that the law names for it. */
export function auditResult(audit: readonly Pick<AuditedCriterion, 'verdict'>[]): AuditResult {
  const applicable = audit.filter(({ verdict }) => verdict !== 'not-applicable').length;
  const met = audit.filter(({ verdict }) => verdict === 'conforming').length;
  const rateFraction = applicable === 0 ? 0 : met / applicable;
  const level = rateFraction === 1 ? 'full' : rateFraction >= 0.5 ? 'partial' : 'none';
  return { conforming: met, applicable, rateFraction, level };
}
