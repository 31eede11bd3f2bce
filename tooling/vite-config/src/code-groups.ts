/**
 * Which code shares a file. Left to itself the bundler makes a file of each set of modules that the same screens use:
 * thirty to forty a screen, most of them under 1 kB, whose requests cost more than what they spare.
 */
import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type CodeGroups = NonNullable<CodeSplitting['groups']>;

/** A module whose file is named so, whatever library or package it is of. */
const named = (...names: string[]) => new RegExp(`[\\\\/](${names.join('|')})\\.(mjs|tsx?)$`);
const of = (...packages: string[]) => new RegExp(`node_modules[\\\\/](${packages.join('|')})[\\\\/]`);

/** What draws charts: it travels when a first chart is seen, never with a screen. */
const chartCode = [
  of('echarts', 'echarts-for-react', 'zrender'),
  named('chart-parts', 'trusted-svg-renderer', 'EchartsCanvas', 'draw-picture'),
];

/** What the screens of a visitor share with those inside, so that they do not wait for the frame. */
const visitorCode = [
  of(
    '@tanstack[\\\\/](query-core|react-query)',
    'use-sync-external-store',
    '@internationalized[\\\\/]string',
  ),
  named('TextButton', 'LinkButton', 'IconButton', 'SignInLine', 'CodeForm', 'CodeField', 'toast-queue'),
  named('useLocalizedStringFormatter', 'VisuallyHidden'),
];

/** What stands around every screen inside, with small parts of a few screens: a file of each would be two requests more. */
const shellCode = [named('ClientShell', 'Timeline', 'csv', 'save-file', 'Coin', 'FilterSelect')];

/** Lists to choose from and what opens over a page: half of what screens share, and no page opens with one. */
const choiceCode = [
  named('Select', 'HiddenSelect', 'ListBox', 'Popover', 'Modal', 'Dialog', 'Menu', 'Separator', 'Collection'),
  named('FocusScope', 'Overlay', 'DismissButton', 'DragAndDrop', 'ShadowTreeWalker', 'ariaHideOutside'),
  named('keyboard', 'runAfterKeyboard', 'scrollIntoView', 'virtualFocus', 'calculatePosition'),
  named('use(Select|Option|ListBox|Popover|OverlayPosition|OverlayTrigger|TypeSelect|PreventScroll)\\w*'),
  named('use(Overlay|Dialog|Modal|ModalOverlay|Menu\\w*|InteractOutside|LongPress|ContextMenu|ViewportSize)'),
  named('use(Filter|Collator|LoadMoreSentinel)', 'getScrollParent', 'isScrollable'),
  /[\\/]react-(aria|stately)[\\/]dist[\\/]private[\\/](collections|selection|list|listbox|menu|tree)[\\/]/,
  named('MobileDrawer', 'VideoDialog', 'VideoPlayer', 'OpenedSelect'),
  /ui[\\/]src[\\/](select[\\/]Select|dialog)/,
];

const isOneOf = (patterns: readonly RegExp[], id: string) => patterns.some((pattern) => pattern.test(id));

/** In the order in which they take what they match, with all that it imports. The rest is as the bundler splits it. */
export const codeGroups: CodeGroups = [
  // It runs before the rest is there, so it holds all that it imports and nothing else.
  { name: 'early', test: /[\\/]app[\\/]early\.ts$/, priority: 2 },
  // React changes with its version, not with our releases: browsers keep this file between them.
  { name: 'react', test: of('react', 'react-dom', 'scheduler'), priority: 1 },
  // All that the first screen needs is one file: thirty small ones compress to 8 kB more.
  { name: 'start', tags: ['$initial'] },
  { name: 'basics', test: (id) => isOneOf(visitorCode, id), minShareCount: 2 },
  { name: 'shell', test: (id) => isOneOf(shellCode, id) },
  {
    name: 'frame',
    test: (id) => !isOneOf(chartCode, id) && !isOneOf(choiceCode, id),
    minShareCount: 3,
  },
  { name: 'choices', test: (id) => !isOneOf(chartCode, id), minShareCount: 3 },
];
