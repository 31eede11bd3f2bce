export { expectSoundPage } from './inspect-page.ts';
export { type OpenedPage, type PageToOpen, type TestedApp, useTestApp } from './open-app.tsx';
export { passTime, passTimeUntil, useStoppedClock } from './stopped-clock.ts';
export { useNodeForms } from './use-node-forms.ts';
