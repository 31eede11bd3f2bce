import { paths } from './paths.ts';

/** The scripts of the frame, and of the screens that show figures at once. */
export const screens = {
  shell: () => import('./ClientShell.tsx'),
  dashboard: () => import('../features/portfolio/PortfolioPage.tsx'),
  products: () => import('../features/products/ProductsPage.tsx'),
  documents: () => import('../features/documents/DocumentsPage.tsx'),
} as const;

const byPath: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.dashboard]: screens.dashboard,
  [paths.products]: screens.products,
  [paths.documents]: screens.documents,
};

/** Fetches the scripts of the screen at this address, for the router to find them there. */
export async function fetchScreen(pathname: string): Promise<void> {
  const screen = byPath[pathname];
  if (screen !== undefined) await Promise.all([screens.shell(), screen()]);
}
