import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScrollFrame } from '../../../src/scroll-frame/ScrollFrame.tsx';
import { Page, Section } from '../Page.tsx';
import styles from '../pages.module.css';
import { motsTexts } from './mots.texts.ts';
import { wordsOf } from './words.model.ts';

const meta: Meta = { title: 'Fondations/Mots', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };
export default meta;

/** Read at build time: a new text of a component appears here by itself. */
const modules = import.meta.glob<Record<string, unknown>>('../../../src/**/*.texts.ts', { eager: true });
const sources = import.meta.glob<string>('../../../src/**/*.texts.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const components = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).map(([name, texts]) => ({
    name: name.replace('Texts', ''),
    file: file.replace('../../../src/', ''),
    words: wordsOf({ exports: { [name]: texts }, source: sources[file] ?? '' }),
  })),
);

/** Every French string of the design system, by component. */
export const Mots: StoryObj = {
  render: () => (
    <Page lead={motsTexts.lead} title={motsTexts.title}>
      {components.map(({ name, file, words }) => (
        <Section key={name} note={file} title={name}>
          <ScrollFrame label={name}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{motsTexts.text}</th>
                  <th scope="col">{motsTexts.key}</th>
                </tr>
              </thead>
              <tbody>
                {words.map(({ path, text }) => (
                  <tr key={path}>
                    <th scope="row">{text}</th>
                    <td>
                      <code>{path}</code>
                    </td>
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
    const texts = components.flatMap(({ words }) => words.map(({ text }) => text));
    await expect(canvas.getByText('Étape 2 sur 4')).toBeVisible();
    await expect(texts.filter((text) => /undefined|NaN|\[object/u.test(text))).toEqual([]);
    await expect(components.filter(({ words }) => words.length === 0)).toEqual([]);
    await expect(texts.filter((text) => /'|(?<![\u00A0\u202F]) [;!?:]/u.test(text))).toEqual([]);
  },
};
