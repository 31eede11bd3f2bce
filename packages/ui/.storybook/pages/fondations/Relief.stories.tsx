import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Section } from '../Page.tsx';
import pageStyles from '../pages.module.css';
import styles from './fondations.module.css';
import { elevationTexts } from './fondations.texts.ts';
import { TokenValue } from './TokenValue.tsx';

const meta: Meta = { title: 'Fondations/Relief', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

/** Three elevations, separated by a border before a shadow, and the order of the layers. */
export const Relief: StoryObj = {
  render: () => (
    <Page lead={elevationTexts.lead} title={elevationTexts.title}>
      <Section title={elevationTexts.planesTitle}>
        <ul className={styles.planes}>
          {elevationTexts.planes.map(({ id, name, text }) => (
            <li className={styles.plane} data-plane={id} key={id}>
              <strong>{name}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={elevationTexts.layers}>
        <table className={pageStyles.table}>
          <tbody>
            {Object.entries(elevationTexts.layerNames).map(([token, name]) => (
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
