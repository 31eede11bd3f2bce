import { addons } from 'storybook/manager-api';
import { bookTheme } from './book-theme.ts';
import { frenchName } from './story-names.ts';

addons.setConfig({
  theme: bookTheme,
  sidebar: { renderLabel: ({ type, name }) => (type === 'story' ? frenchName(name) : name) },
  layoutCustomisations: {
    // A documentation page has no controls and no actions: it takes the whole window.
    showPanel: ({ storyId }, isShown) => (/^(accueil|fondations)/.test(storyId ?? '') ? false : isShown),
  },
});
