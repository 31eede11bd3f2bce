export { type OpenedPage, type PageToOpen, type TestedApp, useTestApp } from './open-app.tsx';
export { useNodeForms } from './use-node-forms.ts';
