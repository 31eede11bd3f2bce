import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScrollFrame } from '../../../src/scroll-frame/ScrollFrame.tsx';
import { Page, Section } from '../Page.tsx';
import styles from '../pages.module.css';
import { formatSections } from './formats.model.ts';
import { formatsTexts } from './formats.texts.ts';

const meta: Meta = { title: 'Fondations/Formats', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

/** The result of each format of section 9, computed by the domain when the page is rendered. */
export const Formats: StoryObj = {
  render: () => (
    <Page lead={formatsTexts.lead} title={formatsTexts.title}>
      {formatSections.map(({ title, examples }) => (
        <Section key={title} title={title}>
          <ScrollFrame label={title}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{formatsTexts.rule}</th>
                  <th scope="col">{formatsTexts.given}</th>
                  <th scope="col">{formatsTexts.shown}</th>
                </tr>
              </thead>
              <tbody>
                {examples.map(({ rule, given, shown }) => (
                  <tr key={`${rule} ${given}`}>
                    <th scope="row">{rule}</th>
                    <td>
                      <code>{given}</code>
                    </td>
                    <td className={styles.result}>{shown}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollFrame>
        </Section>
      ))}
    </Page>
  ),
  play: async ({ canvas }) => {
    const shown = formatSections.flatMap(({ examples }) => examples.map((example) => example.shown));
    await expect(shown.filter((text) => text === '' || text === '—')).toEqual([]);
    await expect(canvas.getByText('06-12-34-56-78')).toBeVisible();
    await expect(canvas.getByText('0,10000000 BTC')).toBeVisible();
  },
};
