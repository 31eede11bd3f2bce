import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brands, colorRoles, themes } from '../../../src/tokens/index.ts';
import { Page, Section } from '../Page.tsx';
import { ContrastMatrix } from './ContrastMatrix.tsx';
import { colorTexts, roleGroups } from './fondations.texts.ts';
import { Swatches } from './Swatches.tsx';

const meta: Meta = {
  title: 'Fondations/Couleurs',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** Every role of every palette, read from the tokens so that the page is never out of date. */
export const Couleurs: StoryObj = {
  render: () => (
    <Page lead={colorTexts.lead} title={colorTexts.title}>
      {brands.flatMap((brand) =>
        themes.map((theme) => (
          <Section key={`${brand} ${theme}`} title={colorTexts.sectionTitle(brand, theme)}>
            <Swatches brand={brand} theme={theme} />
            <ContrastMatrix brand={brand} theme={theme} />
          </Section>
        )),
      )}
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const shown = roleGroups.flatMap(({ roles }) => roles);
    await expect(colorRoles.filter((role) => !shown.includes(role))).toEqual([]);
    const ratios = [...canvasElement.querySelectorAll('td[data-ratio]')].map((cell) =>
      Number(cell.getAttribute('data-ratio')),
    );
    await expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  },
};
