import type { Meta, StoryObj } from '@storybook/react-vite';
import { spaces } from '../../../src/tokens/index.ts';
import { Page, Section } from '../Page.tsx';
import pageStyles from '../pages.module.css';
import styles from './fondations.module.css';
import { spaceTexts } from './fondations.texts.ts';
import { TokenValue } from './TokenValue.tsx';

const meta: Meta = { title: 'Fondations/Espace', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

/** Spacing steps, radii and sizes; those that depend on the brand follow the toolbar. */
export const Espace: StoryObj = {
  render: () => (
    <Page lead={spaceTexts.lead} title={spaceTexts.title}>
      <Section title={spaceTexts.steps}>
        <ul className={styles.steps}>
          {spaces.map((size) => (
            <li key={size}>
              <small>{spaceTexts.pixels(size)}</small>
              <span
                className={styles.block}
                style={{ width: `var(--space-${size})`, height: `var(--space-${size})` }}
              />
              <span className={styles.bar} style={{ width: `calc(var(--space-${size}) * 4)` }} />
            </li>
          ))}
        </ul>
      </Section>
      <Section note={spaceTexts.radiiNote} title={spaceTexts.radii}>
        <ul className={styles.radii}>
          {Object.entries(spaceTexts.radiusNames).map(([token, name]) => (
            <li key={token}>
              <span className={styles.corner} style={{ borderRadius: `var(${token})` }} />
              <strong>{name}</strong>
              <TokenValue token={token} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={spaceTexts.measures}>
        <table className={pageStyles.table}>
          <tbody>
            {Object.entries(spaceTexts.measureNames).map(([token, name]) => (
              <tr key={token}>
                <th scope="row">{name}</th>
                <td>
                  <code>{token}</code>
                </td>
                <td className={pageStyles.result}>
                  <TokenValue token={token} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </Page>
  ),
};
