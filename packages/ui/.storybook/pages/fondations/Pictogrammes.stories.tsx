import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, type IconName, iconPaths } from '../../../src/icons/index.ts';
import { Page, Section } from '../Page.tsx';
import { iconsPage } from './fondations.texts.ts';
import styles from './pictogrammes.module.css';

const meta: Meta = {
  title: 'Fondations/Pictogrammes',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

const isIconName = (name: string): name is IconName => name in iconPaths;
const names = Object.keys(iconPaths).filter(isIconName);
const sizes = [14, 16, 20, 24, 32] as const;

/** Every icon, beside a label and at each size in use. */
export const Pictogrammes: StoryObj = {
  render: () => (
    <Page lead={iconsPage.lead} title={iconsPage.title}>
      <Section note={iconsPage.allNote} title={iconsPage.all}>
        <ul className={styles.all}>
          {names.map((name) => (
            <li className={styles.one} key={name}>
              <Icon name={name} size={24} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section note={iconsPage.sizesNote} title={iconsPage.sizes}>
        <ul className={styles.sizes}>
          {sizes.map((size) => (
            <li className={styles.size} key={size}>
              <Icon name="calendar" size={size} />
              <small>{iconsPage.pixels(size)}</small>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={iconsPage.words}>
        <ul className={styles.words}>
          {iconsPage.examples.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} size={18} /> {text}
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    // An icon is decorative: the label beside it carries the meaning.
    await expect(canvasElement.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
    await expect(canvasElement.querySelectorAll('li code')).toHaveLength(names.length);
  },
};
