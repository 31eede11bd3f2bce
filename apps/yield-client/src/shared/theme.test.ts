import { afterEach, expect, it } from 'vitest';
import { chooseTheme, openTheme } from './theme.ts';

const media = () => Array.from(document.querySelectorAll('meta'), (meta) => meta.media);

afterEach(() => {
  chooseTheme('auto');
  document.head.replaceChildren();
});

it('colours the bar of the browser by the chosen theme, and by the one of the system without a choice', () => {
  for (const scheme of ['light', 'dark']) {
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    meta.dataset['scheme'] = scheme;
    document.head.append(meta);
  }
  const kept = new Map<string, string>();
  openTheme({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  chooseTheme('dark');
  expect(media()).toEqual(['not all', 'all']);
  chooseTheme('auto');
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});
