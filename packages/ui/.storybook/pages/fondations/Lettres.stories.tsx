import { formatDashboardAmount } from '@repo/domain/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textSizes } from '../../../src/tokens/index.ts';
import { Page, Section } from '../Page.tsx';
import styles from './fondations.module.css';
import { typeTexts } from './fondations.texts.ts';

const meta: Meta = { title: 'Fondations/Lettres', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

const amounts = ['128450.12', '71932.07', '1111.11', '-87.2'].map((amount) =>
  formatDashboardAmount(amount, 'EUR'),
);

/** The type scale in both families, tabular figures, and the characters French needs. */
export const Lettres: StoryObj = {
  // The browser refuses a font that it cannot decode with a warning alone: the space is then that of Inter.
  play: async () => {
    for (const family of ['Inter Variable', 'Fraunces Variable']) {
      const faces = await document.fonts.load(`16px "${family}"`, '\u202F');
      await expect(faces.map(({ status }) => status)).toContain('loaded');
    }
  },
  render: () => (
    <Page lead={typeTexts.lead} title={typeTexts.title}>
      <p className={styles.hero}>{formatDashboardAmount('128450.12', 'EUR')}</p>
      <Section note={typeTexts.scaleNote} title={typeTexts.scale}>
        <ul className={styles.scale}>
          {textSizes.toReversed().map((size) => (
            <li key={size}>
              <small>{typeTexts.pixels(size)}</small>
              <span
                className={size > 18 ? styles.display : undefined}
                style={{ fontSize: `var(--text-${size})` }}
              >
                {size > 18 ? typeTexts.hero : typeTexts.text}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section note={typeTexts.figuresNote} title={typeTexts.figures}>
        <div className={styles.columns}>
          <Column amounts={amounts} title={typeTexts.proportional} />
          <Column amounts={amounts} isTabular title={typeTexts.tabular} />
        </div>
      </Section>
      <Section title={typeTexts.french}>
        <p className={styles.pangram}>{typeTexts.pangram}</p>
        <p className={styles.capitals}>{typeTexts.capitals}</p>
      </Section>
    </Page>
  ),
};

interface ColumnProps {
  readonly title: string;
  readonly amounts: readonly string[];
  readonly isTabular?: boolean;
}

function Column({ title, amounts: shown, isTabular = false }: ColumnProps) {
  return (
    <div className={styles.column} data-tabular={isTabular}>
      <h3>{title}</h3>
      {shown.map((amount) => (
        <span key={amount}>{amount}</span>
      ))}
    </div>
  );
}
