import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  brands,
  colorRoles,
  contrastRatio,
  palettes,
  textSizes,
  themes,
  toCss,
} from '../../src/tokens/index.ts';
import styles from './pages.module.css';
import { brandTexts, pagesTexts, textRoles, themeTexts } from './pages.texts.ts';

const meta: Meta = { title: 'Fondations', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

const ratioFormat = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const measured: readonly string[] = textRoles;

/** Every role of every palette, read from the tokens: a page that can't be out of date. */
export const Couleurs: StoryObj = {
  render: () => (
    <main className={styles.page}>
      <h1>{pagesTexts.colors}</h1>
      <p className={styles.lead}>{pagesTexts.colorsLead}</p>
      {brands.map((brand) =>
        themes.map((theme) => (
          <section key={`${brand} ${theme}`}>
            <h2>{`${brandTexts[brand].name}, ${themeTexts[theme].toLowerCase()}`}</h2>
            <ul className={styles.swatches}>
              {colorRoles.map((role) => {
                const palette = palettes[brand][theme];
                const ratio = ratioFormat.format(contrastRatio(palette[role], palette.surface));
                return (
                  <li key={role}>
                    <span className={styles.chip} style={{ background: toCss(palette[role]) }} />
                    <code>{role}</code>
                    {measured.includes(role) ? <small>{pagesTexts.contrast(ratio)}</small> : null}
                  </li>
                );
              })}
            </ul>
          </section>
        )),
      )}
    </main>
  ),
};

/** The scale in both families, with the characters French needs. */
export const Typographie: StoryObj = {
  render: () => (
    <main className={styles.page}>
      <h1>{pagesTexts.type}</h1>
      <p className={styles.lead}>{pagesTexts.typeLead}</p>
      <p className={styles.figure}>{pagesTexts.sampleFigure}</p>
      <ul className={styles.scale}>
        {textSizes.toReversed().map((size) => (
          <li key={size}>
            <small>{pagesTexts.pixels(size)}</small>
            <span style={{ fontSize: `var(--text-${size})` }}>
              {size > 22 ? pagesTexts.sampleTitle : pagesTexts.sampleText}
            </span>
          </li>
        ))}
      </ul>
    </main>
  ),
};
