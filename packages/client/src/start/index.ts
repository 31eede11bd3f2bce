export { OfflineNotice } from './OfflineNotice.tsx';
export { PageFailure } from './PageFailure.tsx';
export { PageLoading } from './PageLoading.tsx';
export { RootFailure } from './RootFailure.tsx';
export { type AppOptions, startApp } from './start-app.tsx';
export { focusScreen, useFocusOn, useFocusOnceLoaded, useFocusOnNavigation } from './use-focus-on.ts';
export { useScreenTitle } from './use-screen-title.ts';
