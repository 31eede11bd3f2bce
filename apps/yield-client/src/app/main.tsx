import '@repo/ui/styles.css';
import { startApp } from '@repo/client/start';
import { askAtStart } from './ask-ahead.ts';
import { early } from './early.ts';
import { appRoutes } from './router.tsx';
import { openTheme } from './theme.ts';

openTheme(early.storage);
startApp({
  ...early,
  app: 'yield',
  routes: (services) => {
    askAtStart(services, window.location);
    // Asked for now, they are there before the figures and what stands beside them, and nothing moves.
    if (services.session.token() !== null) loadFonts();
    return appRoutes(services);
  },
});

function loadFonts(): void {
  for (const family of ['Fraunces', 'Inter']) void document.fonts.load(`1rem "${family} Variable"`);
}
