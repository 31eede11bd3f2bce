export { type OpenedPage, type PageToOpen, type TestedApp, useTestApp } from './open-app.tsx';
