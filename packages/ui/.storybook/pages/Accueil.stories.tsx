import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/button/index.ts';
import { Card } from '../../src/card/index.ts';
import { plainBars, trend } from '../../src/charts/chart-samples.ts';
import { BarChart, Sparkline } from '../../src/charts/index.ts';
import { brands } from '../../src/tokens/index.ts';
import styles from './pages.module.css';
import { brandTexts, pagesTexts } from './pages.texts.ts';

const meta: Meta = { title: 'Accueil', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

/** The family side by side: each card wears its own brand, the page wears the one of the toolbar. */
export const Famille: StoryObj = {
  render: (_args, { globals }) => (
    <main className={styles.page}>
      <h1>{pagesTexts.family}</h1>
      <p className={styles.lead}>{pagesTexts.lead}</p>
      <div className={styles.family}>
        {brands.map((brand) => (
          <section className={styles.member} data-brand={brand} data-theme={globals['theme']} key={brand}>
            <Card>
              <h2 className={styles.memberName}>{brandTexts[brand].name}</h2>
              <p className={styles.feel}>{brandTexts[brand].feel}</p>
              <p className={styles.figure}>{pagesTexts.sampleFigure}</p>
              <div className={styles.trend}>
                <Sparkline values={trend} />
              </div>
              <Button size="sm">{pagesTexts.sampleTitle}</Button>
            </Card>
          </section>
        ))}
      </div>
      <h2>{pagesTexts.rulesTitle}</h2>
      <ul className={styles.rules}>
        {pagesTexts.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Card>
        <BarChart data={plainBars} emptyText="" title={pagesTexts.sampleTitle} unit={percent} />
      </Card>
      <p className={styles.feel}>{pagesTexts.howTo}</p>
    </main>
  ),
};

const percent = { kind: 'percent' } as const;
