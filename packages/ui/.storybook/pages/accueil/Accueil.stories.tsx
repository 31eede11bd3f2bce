import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from '../../../src/button/index.ts';
import { isTheme } from '../../themes.ts';
import { Section } from '../Page.tsx';
import styles from './accueil.module.css';
import { accueilTexts, chapters } from './accueil.texts.ts';
import { KaskadSample } from './KaskadSample.tsx';
import { Pieces } from './Pieces.tsx';
import { StaffSample } from './StaffSample.tsx';
import { YieldSample } from './YieldSample.tsx';

const meta: Meta = { title: 'Accueil', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

/**
 * The three sites side by side: each sample has its own brand; the components below use the brand selected in the
 * toolbar.
 */
export const Accueil: StoryObj = {
  render: (_args, { globals }) => {
    const theme = isTheme(globals['theme']) ? globals['theme'] : 'light';
    return (
      <main className={styles.page}>
        <header className={styles.opening}>
          <h1>{accueilTexts.title}</h1>
          <p>{accueilTexts.lead}</p>
        </header>
        <Section title={accueilTexts.sites}>
          <div className={styles.sites}>
            <YieldSample theme={theme} />
            <KaskadSample theme={theme} />
            <StaffSample theme={theme} />
          </div>
        </Section>
        <Section note={accueilTexts.piecesNote} title={accueilTexts.pieces}>
          <Pieces />
        </Section>
        <div className={styles.end}>
          <Section title={accueilTexts.rulesTitle}>
            <ol className={styles.rules}>
              {accueilTexts.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ol>
          </Section>
          <Section title={accueilTexts.chapters}>
            <ul className={styles.chapters}>
              {chapters.map(({ path, name, text }) => (
                <li key={path}>
                  <TextLink href={`./?path=/story/${path}`} target="_top">
                    {name}
                  </TextLink>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      </main>
    );
  },
  play: async ({ canvasElement }) => {
    const sites = [...canvasElement.querySelectorAll('section[data-brand]')];
    const grounds = sites.map((site) => getComputedStyle(site).backgroundColor);
    await expect(new Set(grounds).size).toBe(3);
  },
};
