import '../src/styles/styles.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { UiProvider } from '../src/provider/UiProvider.tsx';
import { brands, themes } from '../src/tokens/index.ts';
import { bookTheme } from './book-theme.ts';
import { expectQuietConsole, listenToConsole } from './console.ts';
import { translateDocs } from './french-docs.ts';
import { enhancePropTypes } from './prop-types.ts';
import { applyLook, expectAccessibleInEveryTheme } from './themes.ts';

/** Under Vitest every story is a test; in Storybook itself it is only displayed. */
const isTestRun = import.meta.env.MODE === 'test';

const brandLabels = { yield: 'Yield', kaskad: 'Kaskad', staff: 'Back-office' } as const;
const themeLabels = { light: 'Clair', dark: 'Sombre' } as const;

// The default second is too short on a busy machine; in Storybook itself a short limit reports a failure sooner.
if (isTestRun) configure({ asyncUtilTimeout: 30_000 });

document.documentElement.lang = 'fr';
if (!isTestRun) translateDocs();

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [enhancePropTypes],
  initialGlobals: { brand: 'yield', theme: 'light' },
  globalTypes: {
    brand: {
      name: 'Marque',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brands.map((value) => ({ value, title: brandLabels[value] })),
      },
    },
    theme: {
      name: 'Thème',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: themes.map((value) => ({ value, title: themeLabels[value] })),
      },
    },
  },
  parameters: {
    // A test run calls axe in six looks (themes.ts); the panel calls it in the current one.
    a11y: { test: isTestRun ? 'off' : 'error' },
    backgrounds: { disable: true },
    docs: { theme: bookTheme },
    layout: 'padded',
    // From the foundations, to components by purpose, to whole screens. Storybook reads this from the source, so it
    // must stay a literal here.
    options: {
      storySort: {
        order: [
          'Accueil',
          'Fondations',
          [
            'Couleurs',
            'Lettres',
            'Espace',
            'Mouvement',
            'Relief',
            'Pictogrammes',
            'Écriture',
            'Formats',
            'Mots',
          ],
          'Actions',
          'Saisie',
          'Retours',
          'Navigation',
          'Données',
          'Graphiques',
          'Médias',
          'Mise en page',
          'Modèles',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      applyLook({ brand: globals['brand'], theme: globals['theme'] });
      return (
        <UiProvider navigate={stayHere}>
          <Story />
        </UiProvider>
      );
    },
  ],
  beforeEach: () => {
    if (isTestRun) listenToConsole();
  },
  afterEach: async (story) => {
    if (!isTestRun) return;
    expectQuietConsole();
    await expectAccessibleInEveryTheme(story);
  },
};

/** Stories have no router: a link of the design system does not navigate. */
function stayHere() {}

export default preview;
