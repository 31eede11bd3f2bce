// Playwright runs it once before the workers start, and the returned function once after they ended.
// oxlint-disable-next-line import/no-default-export -- Playwright expects a default export here
export { prepareTemplates as default } from './templates.ts';
