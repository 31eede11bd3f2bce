import '../src/styles/styles.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { UiProvider } from '../src/provider/index.ts';
import { brands, themes } from '../src/tokens/index.ts';
import { expectQuietConsole, listenToConsole } from './console.ts';
import { expectAccessibleInEveryTheme, wear } from './themes.ts';

/** Under Vitest every story is a test; in Storybook itself it is only shown. */
const isTestRun = import.meta.env.MODE === 'test';

const brandLabels = { yield: 'Yield', kaskad: 'Kaskad', staff: 'Back-office' } as const;
const themeLabels = { light: 'Clair', dark: 'Sombre' } as const;

// On a busy machine the default second is short; in a story that is only looked at it says sooner what fails.
if (isTestRun) configure({ asyncUtilTimeout: 30_000 });

document.documentElement.lang = 'fr';

const preview: Preview = {
  tags: ['autodocs'],
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
    // A test run asks axe in six looks (themes.ts); the panel asks it in the one being looked at.
    a11y: { test: isTestRun ? 'off' : 'error' },
    backgrounds: { disable: true },
    layout: 'padded',
    // From what everything stands on, to components by what they are for, to whole screens. Read from the source as it
    // is written, so it stays here.
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
      wear({ brand: globals['brand'], theme: globals['theme'] });
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

/** Stories have no router: a link of the design system is followed nowhere. */
function stayHere() {}

export default preview;
