/** Before each file of tests. */
import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// A screen arrives through a lazy chunk, the guard and a call: on a busy machine the default second is short.
// Hidden elements are searched too: leaving them out asks for the style of every ancestor, which is most of the time.
configure({ asyncUtilTimeout: 8000, defaultHidden: true });
vi.setConfig({ testTimeout: 40_000 });

// Scrolling needs a layout, which a document without a browser has not.
Object.defineProperty(window, 'scrollTo', { value: () => undefined, writable: true });
